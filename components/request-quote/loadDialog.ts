/** Loads the dialog and asks for the provider in parallel, outside every page's first load. */
export async function loadDialog() {
  const [{ QuoteDialog }, provider] = await Promise.all([
    import('./QuoteDialog'),
    import('./askProvider').then(({ askProvider }) => askProvider()),
  ]);
  return { QuoteDialog, provider };
}
