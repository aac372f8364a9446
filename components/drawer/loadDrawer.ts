/** The drawer itself: on narrow screens fetched once the page is at rest, or when somebody is about to open it. */
export const loadDrawer = () => import('./DrawerDialog');

export const loadDrawerAhead = (): void => {
  loadDrawer().catch(() => undefined);
};
