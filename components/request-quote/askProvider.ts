import { readQuoteProvider } from '@/lib/api/quote';

type Provider = Awaited<ReturnType<typeof readQuoteProvider>>['provider'];

let provider: Provider | undefined;

/** Whose form it is: asked once for as long as the page lives, since the operator says it when the site starts. @throws RequestError */
export async function askProvider(): Promise<Provider> {
  provider ??= (await readQuoteProvider()).provider;
  return provider;
}
