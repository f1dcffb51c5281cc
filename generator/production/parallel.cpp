// SPDX-License-Identifier: MIT
#include "production/parallel.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace papersetter::production {
namespace {

/// The exception of the lowest index that failed.
class FirstFailure {
  public:
    void keep(std::size_t index, std::exception_ptr problem) {
        const std::scoped_lock lock(mutex_);
        if (problem_ != nullptr && index_ < index) return;
        index_ = index;
        problem_ = std::move(problem);
        is_set_ = true;
    }
    [[nodiscard]] bool is_set() const { return is_set_; }
    void rethrow() const {
        if (problem_ != nullptr) std::rethrow_exception(problem_);
    }

  private:
    std::mutex mutex_;
    std::atomic<bool> is_set_ = false;
    std::size_t index_ = 0;
    std::exception_ptr problem_;
};

}  // namespace

void in_parallel(std::size_t count, unsigned jobs, const std::function<ThreadWork()>& start) {
    std::atomic<std::size_t> next = 0;
    FirstFailure failure;
    const auto run = [&] {
        std::size_t index = 0;
        try {
            const ThreadWork work = start();
            while (!failure.is_set() && (index = next++) < count) work(index);
        } catch (...) {
            failure.keep(index, std::current_exception());
        }
    };
    std::vector<std::thread> others;
    const std::size_t threads = std::min<std::size_t>(std::max(jobs, 1U), count);
    for (std::size_t i = 1; i < threads; ++i) others.emplace_back(run);
    run();
    for (std::thread& thread : others) thread.join();
    failure.rethrow();
}

}  // namespace papersetter::production
