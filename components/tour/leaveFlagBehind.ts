import { hasTourFlag } from './hasTourFlag';
import { withoutTourFlag } from './withoutTourFlag';

/** The part that we change; Next stores the page's address and the visible one. */
interface HistoryState {
  url?: string;
  as?: string;
}

const stripQuery = (address: string): string => address.split(/[?#]/)[0]!;

/**
 * Removes the flag from the history entry of the page being left, so that returning starts no
 * second tour. Call it before Next adds an entry (routeChangeStart).
 * @param to the address of the next page
 */
export function leaveFlagBehind(to: string): void {
  const here = `${location.pathname}${location.search}${location.hash}`;
  // After the browser's back or forward, `here` is already the new address.
  if (!hasTourFlag(here) || (hasTourFlag(to) && stripQuery(to) === location.pathname)) return;
  const state = history.state as HistoryState | null;
  const clean = (address: string | undefined) =>
    address === undefined ? undefined : withoutTourFlag(address);
  history.replaceState(
    state && { ...state, url: clean(state.url), as: clean(state.as) },
    '',
    withoutTourFlag(here),
  );
}
