/**
 * Fake timers that also advance by themselves and drive request deadlines. End with
 * jest.useRealTimers and restoreAllMocks.
 */
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
