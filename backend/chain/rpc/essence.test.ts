import type { Answer } from './answers';
import { essenceOf } from './essence';

const said = (method: string, result: unknown) =>
  essenceOf({ method, params: [] }, { kind: 'result', result });
const log = {
  ...{ blockNumber: '0x1', logIndex: '0x0', transactionHash: '0x5' },
  ...{ address: '0xAB', topics: ['0x1'] },
};
const sent = { hash: '0x5', from: '0xAB', blockNumber: '0x1' };
const call = { status: '0x1', returnData: '0x2a', gasUsed: '0x5208' };

describe('what two servers say of a chain', () => {
  it.each<[string, unknown, unknown]>([
    ['eth_getStorageAt', '0x0', `0x${'0'.repeat(64)}`],
    ['eth_getStorageAt', '0xAb', `0x${'ab'.padStart(64, '0')}`],
    ['eth_getBalance', '0x', '0x0'],
    ['eth_getCode', '0xAB', '0xab'],
    ['eth_getLogs', [log], [{ ...log, address: '0xab', blockTimestamp: '0x9' }]],
    [
      'eth_simulateV1',
      [{ calls: [call] }],
      [{ number: '0x1' }, { calls: [{ ...call, gasUsed: '0x1' }] }],
    ],
    [
      'eth_simulateV1',
      [{ calls: [{ status: '0x0', returnData: '0x' }] }],
      [{ calls: [{ status: '0x0', returnData: '0x08', error: {} }] }],
    ],
    [
      'eth_getBlockByNumber',
      { hash: '0xa', timestamp: '0x1' },
      { hash: '0xA', timestamp: '0x1', size: '0x1' },
    ],
    ['eth_getTransactionByHash', sent, { ...sent, from: '0xab', yParity: '0x1' }],
  ])('is the same in %s, whatever else they add', (method, one, other) => {
    expect(said(method, one)).toBe(said(method, other));
  });

  it.each<[string, unknown, unknown]>([
    ['eth_getStorageAt', '0x1', '0x10'],
    ['eth_call', '0x', '0x00'],
    ['eth_getLogs', [log], []],
    ['eth_getLogs', [log], [{ ...log, topics: ['0x2'] }]],
    ['eth_getLogs', [log], [{ ...log, transactionHash: '0x6' }]],
    ['eth_getTransactionByHash', sent, { ...sent, from: '0xac' }],
    ['eth_getTransactionByHash', sent, null],
    ['eth_simulateV1', [{ calls: [call] }], [{ calls: [{ ...call, status: '0x0' }] }]],
    ['eth_simulateV1', [{ calls: [call] }], [{ calls: [{ ...call, returnData: '0x2b' }] }]],
    ['eth_simulateV1', [{ calls: [call, call] }], [{ calls: [{ ...call, status: '0x0' }, call] }]],
  ])('differs in %s where the chain would', (method, one, other) => {
    expect(said(method, one)).not.toBe(said(method, other));
  });

  it('is nothing where one cannot say', () => {
    const answers: Answer[] = [
      { kind: 'unsupported' },
      { kind: 'elsewhere', outcome: 'limited', said: 'it names a limit' },
    ];
    for (const one of answers)
      expect(essenceOf({ method: 'eth_call', params: [] }, one)).toBeNull();
    const reverted = essenceOf(
      { method: 'eth_call', params: [] },
      { kind: 'reverted', data: '0x1' },
    );
    expect(reverted).toBe('reverted');
  });
});
