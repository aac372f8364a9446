import { sharedValue, useShared } from '@/lib/sharedValue';

export type Schemas = typeof import('@/contracts/accounts/accounts');

/** Late: an untouched form needs neither them nor yup. */
const loaded = sharedValue<Schemas | undefined>(undefined);

/** A failure shows nowhere: the next edit tries again, and the API has the same schemas. */
export async function loadSchemas(): Promise<Schemas | undefined> {
  const known =
    loaded.get() ?? (await import('@/contracts/accounts/accounts').catch(() => undefined));
  loaded.set(known);
  return known;
}

export const currentSchemas = (): Schemas | undefined => loaded.get();
export const useSchemas = (): Schemas | undefined => useShared(loaded);
