/** Above what the work takes, so that all answers of a kind take the same time. */
const STEP_MS = 250;

const sleep = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Answers, or fails, at a multiple of a quarter of a second: the time says nothing about the
 * account.
 */
export async function atFixedTime<T>(work: () => Promise<T>, stepMs = STEP_MS): Promise<T> {
  const from = performance.now();
  try {
    return await work();
  } finally {
    const spent = performance.now() - from;
    await sleep(Math.ceil(spent / stepMs) * stepMs - spent);
  }
}
