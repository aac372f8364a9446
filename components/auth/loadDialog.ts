import { loadSchemas } from './schemas';

/** Loads Ant Design, Formik and the schemas. */
export const loadDialog = async () =>
  (await Promise.all([import('./AuthDialog'), loadSchemas()]))[0];

/** Preloads; a failure shows on opening. */
export const loadDialogAhead = (): void => {
  loadDialog().catch(() => undefined);
};
