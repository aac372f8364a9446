import { sql, type Column, type SQL } from 'drizzle-orm';
import type { NetworkKey, NetworkWidth } from '../../contracts/http/networks';
import { lockKey } from '../db/advisoryLocks';
import { textArray, type Database } from '../db/store';

/**
 * Most new voters a day, or viewers an hour, of one network on one project: a household at an
 * address or /64, a few at a customer's /56 or /48, an office or a neighborhood at a /24.
 */
export const NETWORK_CEILINGS: Record<NetworkWidth, number> = {
  address: 5,
  'v4-24': 20,
  'v6-64': 5,
  'v6-56': 8,
  'v6-48': 10,
};

/** Narrow to wide. */
export type NetworkKeys = readonly [NetworkKey, ...NetworkKey[]];

const widest = (networks: NetworkKeys): string => (networks.at(-1) ?? networks[0]).key;

/** The value of a `network_keys` column. */
export const storedKeys = (networks: NetworkKeys): SQL => textArray(networks.map(({ key }) => key));

/**
 * Until the transaction ends, no one else of these networks takes a place: a wide network contains
 * the narrow ones, so its lock is enough.
 */
export const lockNetworks = (tx: Database, action: string, networks: NetworkKeys) =>
  lockKey(tx, `${action} ${widest(networks)}`);

/**
 * For `select … from` the rows that took a place, on one project and within the time. True if
 * every network has another place.
 */
export const hasRoom = (networkKeys: Column, networks: NetworkKeys): SQL =>
  sql.join(
    networks.map(
      ({ width, key }) =>
        sql`count(*) filter (where ${key} = any(${networkKeys})) < ${NETWORK_CEILINGS[width]}`,
    ),
    sql` and `,
  );

/** Rows of these networks only. Votes from before wider networks were kept have the address alone. */
export const ofNetworks = (widestKey: Column, networks: NetworkKeys): SQL =>
  sql`${widestKey} = any(${storedKeys(networks)})`;
