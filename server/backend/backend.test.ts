import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { overview } from '@/contracts/endpoints';
import { BACKEND_DEADLINE_MS } from '@/contracts/limits';
import { fakeDeadlines } from '@/testing/fakeDeadlines';
import { callBackend } from './backend';

let backend: Server;
let asked: string[];
/** What gets no answer, though its connection is taken. */
let hanging: readonly string[];

jest.mock('../env', () => ({
  webEnv: () => ({ backendUrl: `http://127.0.0.1:${(backend.address() as AddressInfo).port}` }),
}));

const OVERVIEW = '/api/overview';
const PROBE = '/health/ready';
/** As long as a probe may take, and the pause after it. */
const PROBE_MS = 1_000;
const PAUSE_MS = 500;

beforeEach(async () => {
  asked = [];
  hanging = [];
  backend = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (!hanging.includes(url)) response.end('{}');
  });
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  fakeDeadlines();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  backend.closeAllConnections();
  backend.close();
});

const call = () => callBackend(overview, {}, {}, 0);
/** Asks, and lets `ms` go by once the server has the request. */
async function passAfter(path: string, ms: number): Promise<void> {
  while (asked.at(-1) !== path) await once(backend, 'request');
  await jest.advanceTimersByTimeAsync(ms);
}

describe('a backend that takes connections and does not answer', () => {
  it('costs one deadline: then calls fail at once, and it is asked one question at a time', async () => {
    hanging = [OVERVIEW, PROBE];
    const first = expect(call()).rejects.toMatchObject({ status: 504 });
    await passAfter(OVERVIEW, BACKEND_DEADLINE_MS);
    await passAfter(PROBE, PROBE_MS);
    await first;
    for (let times = 0; times < 3; times += 1)
      await expect(call()).rejects.toMatchObject({ status: 0 });
    expect(asked).toEqual([OVERVIEW, PROBE]);

    hanging = [];
    await jest.advanceTimersByTimeAsync(PAUSE_MS);
    let answer: unknown;
    for (; !answer; answer = await call().catch(() => undefined)) await nextTurn();
    expect(asked).toEqual([OVERVIEW, PROBE, PROBE, OVERVIEW]);
  });

  it('is called as before where it is slow only', async () => {
    hanging = [OVERVIEW];
    const first = expect(call()).rejects.toMatchObject({ status: 504 });
    await passAfter(OVERVIEW, BACKEND_DEADLINE_MS);
    await first;
    hanging = [];
    expect(await call()).toEqual({});
    expect(asked).toEqual([OVERVIEW, PROBE, OVERVIEW]);
  });
});
