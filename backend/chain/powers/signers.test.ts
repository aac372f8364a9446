import type { SafeLook } from './look';
import { countSigners } from './signers';

const NONE = `0x${'0'.repeat(40)}`;
const safe = (threshold: number, owners: string[], more: Partial<SafeLook> = {}): SafeLook => ({
  ...{ kind: 'safe', threshold, owners, modules: [], isHandlerKnown: true, guards: [NONE, NONE] },
  ...more,
});
/** Single letters are keys, other names are contracts. */
const count = (top: SafeLook, others: Record<string, SafeLook> = {}) =>
  countSigners(top, async (name) => (name.length === 1 ? 'key' : (others[name] ?? null)));

it.each<[string, SafeLook, Record<string, SafeLook>, object | null]>([
  ['keys', safe(2, ['a', 'b', 'c']), {}, { threshold: 2, signers: ['a', 'b', 'c'] }],
  [
    'Safes of one key',
    safe(2, ['s1', 's2', 's3']),
    { s1: safe(1, ['a']), s2: safe(1, ['a']), s3: safe(1, ['a']) },
    { threshold: 1, signers: ['a'] },
  ],
  [
    'Safes that share a key',
    safe(3, ['s1', 's2', 'b', 'c']),
    { s1: safe(1, ['a', 'd']), s2: safe(1, ['a', 'e']) },
    { threshold: 2, signers: ['s1', 's2', 'b', 'c'] },
  ],
  [
    'Safes of others',
    safe(2, ['s1', 's2']),
    { s1: safe(2, ['a', 'b', 'c']), s2: safe(2, ['d', 'e', 'f']) },
    { threshold: 2, signers: ['s1', 's2'] },
  ],
  [
    'a Safe that a module moves alone',
    safe(2, ['s1', 'a']),
    { s1: safe(3, ['b', 'c', 'd'], { modules: ['a'] }) },
    { threshold: 1, signers: ['s1', 'a'] },
  ],
  ['a contract', safe(1, ['a', 'contract']), {}, null],
  ['a Safe with unknown modules', safe(1, ['s1']), { s1: safe(1, ['a'], { modules: null }) }, null],
  [
    'a Safe called through',
    safe(1, ['s1']),
    { s1: safe(1, ['a'], { isHandlerKnown: false }) },
    null,
  ],
  ['itself in a circle', safe(1, ['s1']), { s1: safe(1, ['s1']) }, null],
])('counts the keys of a Safe of %s', async (_of, top, others, expected) => {
  expect(await count(top, others)).toEqual(expected);
});
