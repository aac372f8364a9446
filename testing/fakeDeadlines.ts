/** Timers that a test moves on, and that go on by themselves; deadlines of requests go by them, too. Ended by jest.useRealTimers and restoreAllMocks. */
export function fakeDeadlines(): void {
  jest.useFakeTimers({ advanceTimers: true });
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(
      () => controller.abort(Object.assign(new Error('late'), { name: 'TimeoutError' })),
      ms,
    );
    return controller.signal;
  });
}
