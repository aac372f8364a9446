/** Words of the error pages; those of the 500 page are the specification's own (§2 "Server error page"). */
export const copy = {
  serverTitle: 'Oops',
  serverLead: 'Sorry, something went wrong.',
  serverDetail: 'Server Error 500: the server could not finish this request.',
  back: 'Back to Homepage',
  missingTitle: 'This page is not here',
  missingLead: 'The address may be mistyped, or the project is not on file yet.',
  missingDetail: 'Search for it by name, token or contract address.',
  crashTitle: 'This page stopped working',
  crashLead: 'An error in our own page code. It has been reported; nothing you saved is lost.',
  retry: 'Try again',
} as const;
