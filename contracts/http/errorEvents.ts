/** What error events may send to Sentry, for browser, web tier and backend. */
import { scrub } from './scrub';

/** Turns off everything the SDK collects by default. */
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

/** Keeps the rest of the address: source maps are found by it. */
function cutFrame(frame: FrameParts): void {
  if (frame.filename) frame.filename = withoutQuery(frame.filename);
  if (frame.abs_path) frame.abs_path = withoutQuery(frame.abs_path);
}

/** Messages contain queries and server answers (lib/api/client.ts). */
function scrubTexts(event: ErrorEventParts): void {
  if (event.message) event.message = scrub(event.message);
  for (const exception of event.exception?.values ?? []) {
    if (exception.value) exception.value = scrub(exception.value);
    exception.stacktrace?.frames?.forEach(cutFrame);
  }
}

/** Removes what integrations add anyway. */
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
