/** Milliseconds that the user pool may take for one call, to the last byte of its answer. */
export const POOL_DEADLINE_MS = 8_000;

/**
 * What `work` comes to, if it does so in time. Neither the AWS SDK nor Amplify gives up by itself on a pool that takes a call and never
 * answers, or that begins an answer and never ends it.
 * @throws TimeoutError (by name) when it is late
 */
export async function withDeadline<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(`no answer in ${ms} ms`), { name: 'TimeoutError' })), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
