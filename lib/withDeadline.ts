/**
 * What `work` comes to, if it does so in time. For calls of others' code that takes no deadline, or keeps to none until the last byte of an
 * answer. The work itself goes on: what was sent may still arrive.
 * @param ms milliseconds
 * @param late makes the error for when it is late
 * @throws that; what the work throws
 */
export async function withDeadline<T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
