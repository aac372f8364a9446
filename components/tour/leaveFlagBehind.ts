import { hasTourFlag } from './hasTourFlag';
import { withoutTourFlag } from './withoutTourFlag';

/** As much of it as is ours to change; Next keeps the page's address and the one that is shown in the entry. */
interface HistoryState {
  url?: string;
  as?: string;
}

const pathOf = (address: string): string => address.split(/[?#]/)[0]!;

/**
 * Takes the flag out of the history's entry of a page that is being left, so that coming back to it later starts no second tour.
 * To be called before the next entry is made (Next's routeChangeStart).
 * @param to address that is gone to
 */
export function leaveFlagBehind(to: string): void {
  const here = `${location.pathname}${location.search}${location.hash}`;
  // After the browser's own back and forward, here is there already.
  if (!hasTourFlag(here) || (hasTourFlag(to) && pathOf(to) === location.pathname)) return;
  const state = history.state as HistoryState | null;
  const clean = (address: string | undefined) =>
    address === undefined ? undefined : withoutTourFlag(address);
  history.replaceState(
    state && { ...state, url: clean(state.url), as: clean(state.as) },
    '',
    withoutTourFlag(here),
  );
}
