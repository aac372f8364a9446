import { readQuoteProvider } from '@/lib/api/quote';

type Provider = Awaited<ReturnType<typeof readQuoteProvider>>['provider'];

let provider: Provider | undefined;

/** Asked once for as long as the page lives: which form it is, the operator says when the site starts. */
async function askProvider(): Promise<Provider> {
  provider ??= (await readQuoteProvider()).provider;
  return provider;
}

/** The dialog (Ant Design, Formik, the schema), and whose form it shows. */
export async function loadDialog() {
  const [{ QuoteDialog }, whose] = await Promise.all([import('./QuoteDialog'), askProvider()]);
  return { QuoteDialog, provider: whose };
}
