import type { ControlChange } from '../../../../contracts/alerts/alerts';
import type { ChainDocument } from './document';
import { madeBy } from './madeBy';

const at = (n: number): string => `eip155:1:0x${n.toString(16).padStart(40, '0')}`;
const address = (n: number): string => at(n).slice('eip155:1:'.length);
const tx = (n: number): string => `0x${n.toString(16).padStart(64, '0')}`;

const [VAULT, SAFE, TIMELOCK] = [1, 2, 3];
const document = (...events: [where: number, name: string, tx: number][]) =>
  ({
    looks: [{ id: at(VAULT), powers: [{ holder: address(SAFE), via: [address(TIMELOCK)] }] }],
    eventsWhole: ['eip155:1'],
    events: events.map(([where, name, n], position) => ({
      ...{ id: at(where), topic: tx(0), name, block: 100 + n, position, tx: tx(n) },
      ...{ at: 1, from: address(9) },
    })),
  }) as unknown as ChainDocument;

const made = (what: object, given: ChainDocument, areOwn = true) =>
  madeBy(given, areOwn)({ contract: at(VAULT), ...what } as ControlChange);
const [OWNER, CODE] = [{ what: 'owner' }, { what: 'implementation' }];
const QUEUED = { what: 'queued', timelock: at(TIMELOCK) };
const [first, second] = [1, 2].map((n) => ({ block: 100 + n, tx: tx(n) }));

describe('the transaction of a change', () => {
  it.each([
    ['at the contract', VAULT],
    ['at who holds it', SAFE],
    ['between the two', TIMELOCK],
  ])('is the one with events of power %s', (_where, place) => {
    const given = document(
      [place, 'RemovedOwner(address)', 1],
      [place, 'ChangedThreshold(uint256)', 1],
    );
    expect(made(OWNER, given)).toEqual(first);
  });

  it('is not told where several moved power, or none that was seen', () => {
    const given = document(
      [VAULT, 'AdminChanged(address,address)', 1],
      [SAFE, 'AddedOwner(address)', 2],
    );
    expect(made(OWNER, given)).toBeUndefined();
    expect(made(OWNER, document([4, 'AddedOwner(address)', 1]))).toBeUndefined();
  });

  it('is not told where others recorded what was before: the change may be older', () => {
    expect(made(OWNER, document([SAFE, 'AddedOwner(address)', 1]), false)).toBeUndefined();
  });

  it('is not told where more may have happened than was seen', () => {
    const given = { ...document([SAFE, 'AddedOwner(address)', 1]), eventsWhole: ['eip155:10'] };
    expect(made(OWNER, given)).toBeUndefined();
    expect(made(CODE, { ...document([VAULT, 'Upgraded(address)', 2]), eventsWhole: [] })).toEqual(
      second,
    );
  });

  it('is not told of a power that is tied to no contract', () => {
    const given = document([SAFE, 'AddedOwner(address)', 1]);
    expect(made({ ...OWNER, contract: undefined }, given)).toBeUndefined();
  });

  it('of code is that of the event of new code at the contract', () => {
    const given = document(
      [SAFE, 'Upgraded(address)', 1],
      [VAULT, 'Upgraded(address)', 2],
      [VAULT, 'AdminChanged(address,address)', 3],
    );
    expect(made(CODE, given, false)).toEqual(second);
    const twice = document([VAULT, 'Upgraded(address)', 1], [VAULT, 'Upgraded(address)', 2]);
    expect(made(CODE, twice)).toBeUndefined();
  });

  it('of what waits is that in which the timelock took it', () => {
    const call = 'CallScheduled(bytes32,uint256,address,uint256,bytes,bytes32,uint256)';
    const given = document([TIMELOCK, call, 2], [TIMELOCK, 'MinDelayChange(uint256,uint256)', 1]);
    expect(made(QUEUED, given)).toEqual(second);
  });
});
