/** What an error event may tell an error collector (Sentry): the error and its stack. Browser, web tier and backend obey it. */

/** Every category of data that the SDK would collect by itself, off (its own default is on). */
export const COLLECT_NOTHING = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
};

interface ErrorEventParts {
  request?: { url?: string };
  user?: unknown;
  breadcrumbs?: unknown;
  server_name?: unknown;
  extra?: unknown;
}

/** Takes out whatever an integration put in regardless; of the request its address stays, without query and fragment. */
export function scrubEvent<Event extends ErrorEventParts>(event: Event): Event {
  const url = event.request?.url?.split(/[?#]/, 1)[0];
  delete event.user;
  delete event.breadcrumbs;
  delete event.server_name;
  delete event.extra;
  delete event.request;
  if (url) event.request = { url };
  return event;
}
