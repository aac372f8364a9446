/** Loads Ant Design, Formik and the schemas. */
export const loadDialog = () => import('./AuthDialog');

/** Preloads; a failure shows on opening. */
export const loadDialogAhead = (): void => {
  loadDialog().catch(() => undefined);
};
