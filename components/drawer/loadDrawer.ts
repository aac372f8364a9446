/** On narrow screens, loaded when idle or just before opening. */
export const loadDrawer = () => import('./DrawerDialog');

export const loadDrawerAhead = (): void => {
  loadDrawer().catch(() => undefined);
};
