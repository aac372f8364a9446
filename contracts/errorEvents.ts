/** What an error event may tell an error collector (Sentry): the error and its stack. Browser, web tier and backend obey it. */
import { scrub } from './scrub';

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

interface FrameParts {
  filename?: string;
  abs_path?: string;
}
interface ErrorEventParts {
  message?: string;
  exception?: { values?: { value?: string; stacktrace?: { frames?: FrameParts[] } }[] };
  request?: { url?: string };
  user?: unknown;
  breadcrumbs?: unknown;
  server_name?: unknown;
  extra?: unknown;
}

const withoutQuery = (url: string): string => url.split(/[?#]/, 1)[0]!;

/** Frames keep the rest of their address as it is: source maps are found by it. */
function cutFrame(frame: FrameParts): void {
  if (frame.filename) frame.filename = withoutQuery(frame.filename);
  if (frame.abs_path) frame.abs_path = withoutQuery(frame.abs_path);
}

/** Messages are written for whoever debugs, and name calls with their queries and what servers answered (lib/api/client.ts). */
function scrubTexts(event: ErrorEventParts): void {
  if (event.message) event.message = scrub(event.message);
  for (const exception of event.exception?.values ?? []) {
    if (exception.value) exception.value = scrub(exception.value);
    exception.stacktrace?.frames?.forEach(cutFrame);
  }
}

/**
 * Takes out whatever an integration put in regardless; of the request its address stays, without query and fragment. What texts
 * say is scrubbed as reports to this site are (scrub.ts).
 */
export function scrubEvent<Event extends ErrorEventParts>(event: Event): Event {
  const url = event.request?.url && withoutQuery(event.request.url);
  delete event.user;
  delete event.breadcrumbs;
  delete event.server_name;
  delete event.extra;
  delete event.request;
  if (url) event.request = { url };
  scrubTexts(event);
  return event;
}
