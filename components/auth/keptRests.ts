import { readTab, TAB_KEYS, writeTab } from '@/lib/storage/tab';
import type { AuthState } from './authState';

type Rests = AuthState['resendAt'];

/** The server's longest; a later end was set by another clock. */
const LONGEST_MS = 3_600_000;

function parse(): object {
  try {
    return Object(JSON.parse(readTab(TAB_KEYS.resendAt) ?? '{}')) as object;
  } catch {
    return {};
  }
}

/** What a reload leaves of the rests. */
export const readRests = (now: number): Rests =>
  Object.fromEntries(
    Object.entries(parse()).filter(
      (rest): rest is [string, number] =>
        typeof rest[1] === 'number' && rest[1] > now && rest[1] <= now + LONGEST_MS,
    ),
  );

export const keepRests = (rests: Rests): void => writeTab(TAB_KEYS.resendAt, JSON.stringify(rests));
