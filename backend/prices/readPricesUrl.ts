import { EnvError, isLocal, optional, type Env } from '../../contracts/env';

const takes =
  'must be the https address of a server that answers like https://coins.llama.fi (http on this machine only)';

/** @returns undefined: no price source. @throws EnvError for PRICES_URL, without repeating it */
export function readPricesUrl(env: Env): string | undefined {
  const address = optional(env, 'PRICES_URL');
  if (address === undefined) return undefined;
  if (!URL.canParse(address)) throw new EnvError('PRICES_URL', takes, 'no address');
  const { protocol } = new URL(address);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal(address)))
    throw new EnvError('PRICES_URL', takes, `${protocol}…`);
  return address.replace(/\/+$/, '');
}
