import { TimeoutError } from '@/lib/errors/RequestError';
import { reportFailure } from './client';

/**
 * Waits for a call of somebody else's code, which takes no deadline of its own, only so long. What was sent may still arrive.
 * @param ms milliseconds
 * @param url what is called, for the report
 * @throws TimeoutError after that, reported as every timeout is (§8); what the call throws
 */
export async function withDeadline<T>(call: Promise<T>, ms: number, url: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new TimeoutError(`No answer from ${url}`, url, 504, '');
      reportFailure(error);
      reject(error);
    }, ms);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}
