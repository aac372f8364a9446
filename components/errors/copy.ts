import { UNAVAILABLE_RETRY_SECONDS } from '@/contracts/limits';

/** The 500 page's words are the specification's (§2 "Server error page"). */
export const copy = {
  serverTitle: 'Oops',
  serverLead: 'Sorry, something went wrong.',
  serverDetail: 'Server Error 500: the server could not finish this request.',
  unavailableTitle: 'Back in a moment',
  unavailableLead: 'This page is not available right now.',
  unavailableDetail: `Please try again in ${UNAVAILABLE_RETRY_SECONDS} seconds.`,
  back: 'Back to Homepage',
  missingTitle: 'Page not found',
  missingLead: 'The address may be wrong, or we do not list the project yet.',
  missingDetail: 'Search by name, token or contract address.',
  reportMissing: 'Report a missing project',
  crashTitle: 'This page stopped working',
  crashLead: 'This is an error in our code. We have a report of it. Nothing you saved is lost.',
  retry: 'Try again',
} as const;
