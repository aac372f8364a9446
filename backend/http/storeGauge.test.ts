import { Registry } from 'prom-client';
import type { StoreAndClock } from '../db/store';
import { registerStoreGauge, type GaugeRow } from './storeGauge';

let registry: Registry;
let now: Date;
let read: jest.Mock<Promise<GaugeRow[]>>;
beforeEach(() => {
  registry = new Registry();
  now = new Date('2026-11-21T12:00:00Z');
  read = jest.fn();
  const given = { now: () => now } as StoreAndClock;
  registerStoreGauge(registry, given, { name: 'plants', help: 'x', labelNames: ['of'], read });
  registerStoreGauge(registry, given, { name: 'height', help: 'x', read: async () => [] });
});

const rows = async () =>
  (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'));
const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};

describe('a metric from the store', () => {
  it('is read when it is asked for, at most every ten seconds', async () => {
    read.mockResolvedValue([{ labels: { of: 'roses' }, value: 3 }]);
    expect(await rows()).toEqual(['plants{of="roses"} 3']);
    wait(9);
    expect(await rows()).toEqual(['plants{of="roses"} 3']);
    expect(read).toHaveBeenCalledTimes(1);
    wait(1);
    read.mockResolvedValue([{ labels: { of: 'tulips' }, value: 1 }]);
    expect(await rows()).toEqual(['plants{of="tulips"} 1']);
  });

  it('is missing, and counted as failed, while the store does not answer', async () => {
    read.mockRejectedValue(new Error('no answer'));
    expect(await rows()).toEqual([]);
    expect(await rows()).toEqual(['metric_read_failures_total{metric="plants"} 1']);
  });
});
