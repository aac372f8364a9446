import { getClient, PollingMode } from 'configcat-js';
import { EMBEDDED_SDK_KEY, type FlagUser, type FlagValues } from '@/contracts/flags';
import { autoPollOptions, type FlagSource } from './clientOptions';
import { quietLogger } from './quietLogger';
import { readFlags } from './readFlags';

/** Without an SDK key, the backend's configuration through this site. */
function source(): FlagSource {
  const sdkKey = process.env.NEXT_PUBLIC_CONFIGCAT_SDK_KEY;
  if (!sdkKey)
    return { sdkKey: EMBEDDED_SDK_KEY, baseUrl: `${window.location.origin}/api`, euOnly: false };
  return {
    sdkKey,
    baseUrl: process.env.NEXT_PUBLIC_CONFIGCAT_BASE_URL?.replace(/\/$/, '') || undefined,
    euOnly: process.env.NEXT_PUBLIC_CONFIGCAT_DATA_GOVERNANCE === 'eu',
  };
}

// eslint-disable-next-line no-console -- Specification §8: failures of the flag client are only logged.
const log = quietLogger((message) => console.warn(`Feature flags: ${message}`));

/** @returns a function that ends it */
export function followFlags(user: FlagUser, onValues: (values: FlagValues) => void): () => void {
  const { sdkKey, ...where } = source();
  const client = getClient(
    sdkKey,
    PollingMode.AutoPoll,
    autoPollOptions({ sdkKey, ...where }, log),
  );
  let over = false;
  const read = async () => {
    const values = await readFlags(client, user);
    if (values && !over) onValues(values);
  };
  // Fires for the first configuration too.
  client.on('configChanged', () => {
    void read();
  });
  return () => {
    over = true;
    client.dispose();
  };
}
