import type { ErrorBody } from '@/contracts/errors';
import { errorMessage } from '@/lib/errors/errorMessage';
import { RequestError } from '@/lib/errors/RequestError';

export interface FormFailure {
  message: string;
  offline: boolean;
  tooLarge: boolean;
  /** Set after too many requests. */
  retryAfterSeconds: number | undefined;
  fields: Record<string, string>;
}

function parseFields(body: string): Record<string, string> {
  try {
    const { fields = [] } = (JSON.parse(body) as Partial<ErrorBody>).error ?? {};
    return Object.fromEntries(
      fields.map(({ path, message }) => [path.replace(/^body\./, ''), message]),
    );
  } catch {
    return {};
  }
}

/** Why a form was not taken; `fields` by the names of the body. */
export function toFormFailure(error: unknown): FormFailure {
  const { status = -1, body = '', retryAfter = null } = error instanceof RequestError ? error : {};
  const seconds = retryAfter === null ? NaN : Number(retryAfter);
  return {
    message: errorMessage(error),
    offline: status === 0 && navigator.onLine === false,
    tooLarge: status === 413,
    retryAfterSeconds: status === 429 && seconds >= 0 ? seconds : undefined,
    fields: status === 400 ? parseFields(body) : {},
  };
}
