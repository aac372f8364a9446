import { logLines } from '../../../testing/logLines';
import { openTestStore } from '../../../testing/store';
import type { Store } from '../../db/store';
import { storeProject } from '../../ratings/testing/storeProject';
import { fanOutJob } from './fanOutJob';
import { fanOutReader } from './fanOutReader';
import { readAll, registerReaders } from '../../events';
import { CHANNELS, counts, forgetAll, happen, NOW, suspended, watch } from './testing/watchers';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  await forgetAll(store);
  await storeProject(store.db, 'vault');
  await watch(store.db, 'ann', ['vault']);
  await happen(store, [suspended('vault')]);
});

const RUN = { data: {}, now: NOW, progress: () => undefined, again: async () => undefined };

async function setUp() {
  const sent: [string, number | undefined][] = [];
  const log = logLines();
  const send = (job: string, afterSeconds?: number) => void sent.push([job, afterSeconds]);
  const reader = fanOutReader(send);
  await registerReaders(store.db, [reader]);
  await readAll(store.db, [reader], () => NOW);
  const { logger } = log;
  const job = fanOutJob({ store, now: () => NOW, logger, alertChannels: CHANNELS, send });
  return { job, log, sent };
}

describe('the job that alerts watchers', () => {
  it('is sent for once the reader is done, and wakes the channels', async () => {
    const { job, log, sent } = await setUp();
    expect(sent).toEqual([['alerts.fan-out', 1]]);
    await job.run({ ...RUN, signal: new AbortController().signal });
    expect(sent.slice(1).map(([name]) => name)).toEqual(['alerts.mail', 'hooks']);
    expect(log.lines).toMatchObject([{ kind: 'suspended', alerts: 1, msg: 'watchers alerted' }]);
    await job.run({ ...RUN, signal: new AbortController().signal });
    expect(sent).toHaveLength(3);
  });

  it('stops between two batches when the process ends', async () => {
    const { job } = await setUp();
    await expect(job.run({ ...RUN, signal: AbortSignal.abort() })).rejects.toThrow();
    expect(await counts(store)).toMatchObject({ alerts: 0 });
  });
});
