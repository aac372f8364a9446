import type { Node } from '../rpc/types';
import { Follower } from './holders';

const KEY = `0x${'22'.repeat(20)}`;
/** The contract on Ethereum for which it would stand. */
const REAL = `0x${(BigInt(KEY) - BigInt('0x1111000000000000000000000000000000001111')).toString(16).padStart(40, '0')}`;

const node = (chain: string, code: Record<string, string> = {}, nonce = 1): Node => ({
  chain,
  block: { number: 1, hash: '0x1', timestamp: 1 },
  actors: {
    stranger: '0xfe',
    onlooker: '0xfd',
    voter: '0x04',
    probe: '0xfc',
    spare: '0xfb',
    selector: '0x01',
    salt: '',
    tip: 1,
  },
  code: async (address) => code[address] ?? '0x',
  nonce: async () => nonce,
  balance: async () => 0n,
  slot: async () => '0x0',
  call: async () => ({ ok: false, data: '0x' }),
  logs: async () => null,
  timeOf: async () => null,
  simulate: async () => null,
});

describe('an address without code', () => {
  it.each<[string, Node, Node | undefined, string | undefined]>([
    ['is a key once it has sent something', node('eip155:1'), undefined, undefined],
    ['is not known before', node('eip155:1', {}, 0), undefined, 'never a transaction'],
    [
      'of a rollup is not known without Ethereum',
      node('eip155:10'),
      undefined,
      'which was not read',
    ],
    ['of a rollup may be a key', node('eip155:10'), node('eip155:1'), undefined],
    [
      'of a rollup may stand for a contract',
      node('eip155:10'),
      node('eip155:1', { [REAL]: '0x6001' }),
      'stands for a contract',
    ],
  ])('%s', async (_what, chain, ethereum, why) => {
    const [route] = await new Follower(chain, ethereum).follow(KEY, { to: '0x1', data: '0x' });
    expect(route!.end).toEqual(
      why === undefined
        ? { kind: 'key', id: KEY }
        : { kind: 'unresolved', id: KEY, why: expect.stringContaining(why) },
    );
  });
});
