import type { IConfigCatClient } from 'configcat-js';
import { FLAG_KEYS, FLAGS_OFF, type FlagUser, type FlagValues } from '@/contracts/flags';

/** A missing or non-boolean flag is off. @returns undefined without any configuration */
export async function readFlags(
  client: IConfigCatClient,
  user: FlagUser,
): Promise<FlagValues | undefined> {
  const { identifier, custom, ...known } = user;
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
