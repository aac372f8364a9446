import { controlText } from '../../../../contracts/alerts/alertText';
import { comparePowers } from './controlChanges';

type Powers = Parameters<typeof comparePowers>[0];

const at = (n: number): string => `eip155:1:0x${String(n).repeat(40)}`;
const [VAULT, ROUTER] = [at(1), at(2)];
const names = new Map([
  [VAULT, 'Vault'],
  [ROUTER, 'Router'],
]);
const told = (before: Powers, after: Powers): string[] =>
  comparePowers(before, after, (id) => names.get(id)).map((change) => controlText([change]));
const key = (n: number, more: object = {}) => ({
  ...{ power: 'change-code', holder: 'key', address: at(n), delaySeconds: 0, ...more },
});
const ofBoth = { contracts: [VAULT, ROUTER] };
const ofVault = { contract: VAULT };
const ofRouter = { contract: ROUTER };

describe('what differs of who controls a project', () => {
  it.each<[string, Powers, Powers, string[]]>([
    ['nothing', [key(3, ofBoth)], [key(3, ofBoth)], []],
    [
      'another key in its place',
      [key(3, ofVault)],
      [key(4, ofVault)],
      ['Upgrade control of Vault: one key at 0x4444…4444, was one key at 0x3333…3333'],
    ],
    [
      'an address that only one of them has',
      [key(3, ofVault)],
      [key(3, { ...ofVault, address: undefined })],
      [],
    ],
    [
      'a key beside another',
      [key(3, ofVault)],
      [key(3, ofVault), key(4, ofVault)],
      ['Upgrade control of Vault: now also one key at 0x4444…4444'],
    ],
    [
      'one of several contracts, told of together before',
      [key(3, ofBoth)],
      [key(3, ofRouter), key(3, { ...ofVault, delaySeconds: 86_400 })],
      ['Upgrade control of Vault, delay: 1 day, was none'],
    ],
    [
      'several that were told of one by one',
      [key(3, ofVault), key(3, ofRouter)],
      [key(3, ofBoth)],
      [],
    ],
    ['contracts that nobody named before', [key(3)], [key(3, ofVault), key(3, ofRouter)], []],
    [
      'a holder of contracts that nobody named before',
      [key(3)],
      [{ ...key(5, ofVault), holder: 'vote' }],
      ['Upgrade control: a vote, was one key'],
    ],
    [
      'a power that nobody held, told once for all its contracts',
      [],
      [key(3, ofBoth)],
      ['Upgrade control: now also one key at 0x3333…3333'],
    ],
  ])('is %s', (_what, before, after, expected) => {
    expect(told(before, after)).toEqual(expected);
  });
});
