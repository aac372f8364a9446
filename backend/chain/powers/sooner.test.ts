import { toFunctionSelector } from 'viem';
import { markSooner } from './sooner';
import type { FunctionLook, Pending, Power } from './types';

const NOW = 1_000;
const DAY = 86_400;
const [ID, TIMELOCK] = ['0x1', '0x2'];
const held = (power: Power['power'], delaySeconds: number, id = 'key'): Power => ({
  ...{ power, over: ID, by: delaySeconds > 0 ? TIMELOCK : id, end: { kind: 'key', id } },
  ...{ delaySeconds, via: delaySeconds > 0 ? [TIMELOCK] : [] },
});
const can = (signature: string, ...holders: string[]): FunctionLook => ({
  ...{ selector: toFunctionSelector(signature), state: 'restricted', guard: 'storage' },
  ...{ holders, data: null },
});
const waits = (signature: string, target: string, inSeconds: number): Pending => ({
  ...{ at: TIMELOCK, target, selector: toFunctionSelector(signature), readyAt: NOW + inSeconds },
});

interface Given {
  powers?: Power[];
  functions?: FunctionLook[];
  items?: Pending[];
}
const ends = ({ powers = [], functions = [], items = [] }: Given): string[] =>
  markSooner(
    {
      ...{ id: ID, functions, pending: { isWhole: true, items } },
      powers: [held('upgrade', DAY), ...powers],
    },
    NOW,
  ).map(({ isSooner, end }) => (isSooner ? 'unknown' : end.kind));

describe('how long the holder of a power waits is not known', () => {
  it.each<[string, Given]>([
    ['grants roles at once', { powers: [held('grant-roles', 0)] }],
    ['owns it with less of a wait', { powers: [held('own', 60)] }],
    ['owns it after a wait nobody knows', { powers: [{ ...held('own', DAY), isSooner: true }] }],
    ['can call a function that nobody knows', { functions: [can('emergency(address)', 'key')] }],
    ['takes over what it was offered', { functions: [can('acceptOwnership()', 'key')] }],
  ])('where its holder %s', (_what, given) => {
    expect(ends(given)[0]).toBe('unknown');
  });

  it.each<[string, Pending]>([
    ['another wait of the timelock', waits('updateDelay(uint256)', TIMELOCK, 60)],
    ['another owner', waits('transferOwnership(address)', ID, 60)],
  ])('where %s comes before', (_what, item) => {
    expect(ends({ items: [item] })[0]).toBe('unknown');
  });
});

it.each<[string, Given]>([
  ['another holds more', { powers: [held('grant-roles', 0, 'other')] }],
  ['its other power waits as long', { powers: [held('own', DAY)] }],
  ['it can only pause', { functions: [can('pause()', 'key')] }],
  ['another can call what nobody knows', { functions: [can('emergency(address)', 'other')] }],
  ['an upgrade waits as usual', { items: [waits('upgradeToAndCall(address,bytes)', ID, 60)] }],
  ['another wait comes later', { items: [waits('updateDelay(uint256)', TIMELOCK, 2 * DAY)] }],
])('a wait stands where %s', (_what, given) => {
  expect(ends(given)[0]).toBe('key');
});
