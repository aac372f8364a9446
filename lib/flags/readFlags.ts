import type { IConfigCatClient } from 'configcat-js';
import { FLAG_KEYS, FLAGS_OFF, type FlagUser, type FlagValues } from '@/contracts/flags';

/**
 * The product's flags for a user, once the client has had its first look or has waited long enough for it. A flag that the
 * configuration does not have, or has as something else than true or false, is off.
 * @returns undefined when no configuration was ever had
 */
export async function readFlags(
  client: IConfigCatClient,
  user: FlagUser,
): Promise<FlagValues | undefined> {
  const { identifier, custom, ...known } = user;
  // The client's own type spells out what is not known.
  const asked = { identifier, email: undefined, country: undefined, ...known, custom };
  const details = await Promise.all(
    FLAG_KEYS.map((key) => client.getValueDetailsAsync(key, false as boolean, asked)),
  );
  if (details.every(({ fetchTime }) => fetchTime === undefined)) return undefined;
  return details.reduce<FlagValues>(
    (values, { value }, index) => ({ ...values, [FLAG_KEYS[index]!]: value === true }),
    FLAGS_OFF,
  );
}
