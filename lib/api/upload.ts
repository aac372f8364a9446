import { createError, GenericError, ServerError, TimeoutError } from '@/lib/errors/RequestError';
import { statedActing } from '@/lib/session/statedActing';
import { reportFailure } from './client';

export interface UploadOptions {
  signal: AbortSignal;
  /** From 0 to 1, as the bytes leave. */
  onProgress: (part: number) => void;
}

/** 5 MB over a slow line. */
const DEADLINE_MS = 130_000;

function parse<T>(url: string, { status, responseText }: XMLHttpRequest): T {
  if (status >= 200 && status < 300)
    try {
      return JSON.parse(responseText) as T;
    } catch {
      throw new GenericError(`The answer of ${url} is not JSON`, url, status, responseText);
    }
  throw createError(url, status, responseText);
}

function toFailure(url: string, kind: 'abort' | 'error' | 'timeout'): Error {
  if (kind === 'abort') return new DOMException('The upload was cancelled', 'AbortError');
  return kind === 'timeout'
    ? new TimeoutError(`No answer from ${url}`, url, 504, '')
    : new GenericError(`No connection to ${url}`, url, 0, '');
}

/** `fetch` tells nothing of what it has sent. */
function send<T>(url: string, form: FormData, { signal, onProgress }: UploadOptions): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.timeout = DEADLINE_MS;
    request.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(statedActing()))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    for (const kind of ['abort', 'error', 'timeout'] as const)
      request.addEventListener(kind, () => reject(toFailure(url, kind)));
    request.onload = () => {
      try {
        resolve(parse<T>(url, request));
      } catch (error) {
        reject(error as Error);
      }
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) return reject(toFailure(url, 'abort'));
    return request.send(form);
  });
}

/**
 * Sends a file once; never again by itself.
 * @throws RequestError of the class that §8 names for the status; AbortError by the signal
 */
export async function upload<T>(url: string, form: FormData, options: UploadOptions): Promise<T> {
  try {
    return await send<T>(url, form, options);
  } catch (error) {
    if (error instanceof TimeoutError || error instanceof ServerError) reportFailure(error);
    throw error;
  }
}
