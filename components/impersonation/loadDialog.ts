/** The tool itself: Ant Design, Formik, the schema. */
export const loadDialog = () => import('./ImpersonationDialog');
