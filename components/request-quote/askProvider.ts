import { readQuoteProvider } from '@/lib/api/quote';

type Provider = Awaited<ReturnType<typeof readQuoteProvider>>['provider'];

let provider: Provider | undefined;

/**
 * Asks once per page load: the operator configures it at start.
 * @throws RequestError
 */
export async function askProvider(): Promise<Provider> {
  provider ??= (await readQuoteProvider()).provider;
  return provider;
}
