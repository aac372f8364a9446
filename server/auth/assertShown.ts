import type { IncomingMessage } from 'node:http';
import { ACTING_HEADER } from '@/contracts/accounts/actingHeader';
import { ApiProblem } from '../http/ApiProblem';

/**
 * No write as a user unless the page shows it, and none as oneself from a page that shows another
 * (docs/decisions/0023).
 * @param actedAs undefined for visitors and accounts themselves
 * @throws ApiProblem 409 `other-session`
 */
export function assertShown(
  { headers }: Pick<IncomingMessage, 'headers'>,
  actedAs: string | undefined,
): void {
  if (headers[ACTING_HEADER] !== (actedAs && encodeURIComponent(actedAs)))
    throw new ApiProblem(
      'other-session',
      'Nothing was changed: this page did not show who you act as. Check the top of the page, then try again.',
    );
}
