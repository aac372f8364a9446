/** The real modal: Ant Design, Formik, the schemas. */
export const loadDialog = () => import('./AuthDialog');

/** Fetched when somebody is about to open it; a failure shows when they do. */
export const loadDialogAhead = (): void => {
  loadDialog().catch(() => undefined);
};
