/** The dialog (Ant Design, Formik, the schema), and whose form it shows. Both are asked for at once, and neither is in a page's first load. */
export async function loadDialog() {
  const [{ QuoteDialog }, provider] = await Promise.all([
    import('./QuoteDialog'),
    import('./askProvider').then(({ askProvider }) => askProvider()),
  ]);
  return { QuoteDialog, provider };
}
