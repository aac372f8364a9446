import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { MinuteLimits } from '@/contracts/http/MinuteLimits';
import { admitBy, admitReads, PAGES_A_MINUTE } from './admit';
import { RENDER_LIMITS, RenderGate } from './RenderGate';
import { counts as webCounts } from './WebMetrics';

const NOON = Date.parse('2026-11-22T12:00:00Z');
let now: number;
let counts: Map<string, number>;

beforeEach(() => {
  now = NOON + 30_000;
  counts = new Map();
});

/** One web process; all count together. */
function startProcess() {
  const limits = new MinuteLimits(async (key, calls, minute) => {
    const at = `${key} ${minute.getTime()}`;
    counts.set(at, (counts.get(at) ?? 0) + calls);
    return counts.get(at)!;
  });
  const gate = new RenderGate();
  return admitBy({
    toGate: () => gate,
    pages: {
      refusal: (network, at) => limits.refusal(network, at),
      take: (network, at) => limits.take(network, PAGES_A_MINUTE, at),
    },
    toNetwork: ({ headers }) => headers.from!,
    now: () => now,
  });
}

async function open(admit: ReturnType<typeof startProcess>, network = 'a') {
  const request = new IncomingMessage(new Socket());
  request.headers.from = network;
  const response = new ServerResponse(request);
  const leave = await admit(request, response);
  leave?.();
  return { isIn: leave !== undefined, response };
}

async function openMany(processes: ReturnType<typeof startProcess>[], pages: number) {
  let admitted = 0;
  for (let n = 0; n < pages; n += 1)
    admitted += Number((await open(processes[n % processes.length]!)).isIn);
  return admitted;
}

describe('pages a minute', () => {
  it('are 240 for each network, then 429 until the minute ends', async () => {
    const admit = startProcess();
    expect(await openMany([admit], 300)).toBe(240);
    const refused = webCounts.refusals[429];
    const { response } = await open(admit);
    expect(response.statusCode).toBe(429);
    expect(webCounts.refusals[429]).toBe(refused + 1);
    expect((await open(admit, 'b')).isIn).toBe(true);
    now = NOON + 60_000;
    expect((await open(admit)).isIn).toBe(true);
  });

  it('are at most a tenth more in two processes', async () => {
    expect(await openMany([startProcess(), startProcess()], 600)).toBe(264);
  });

  it('leave the place of a refused page to others', async () => {
    const admit = startProcess();
    await openMany([admit], 260);
    expect(
      await Promise.all(['b', 'c', 'd', 'e'].map(async (n) => (await open(admit, n)).isIn)),
    ).toEqual([true, true, true, true]);
  });
});

describe('a dear read', () => {
  it('waits for the one before; past the line it is refused as a problem', async () => {
    const gate = new RenderGate({ ...RENDER_LIMITS, atOnce: 1, perNetwork: 1 });
    const admit = admitReads({ gate, toNetwork: () => 'a' });
    const ask = () => {
      const request = new IncomingMessage(new Socket());
      const response = new ServerResponse(request);
      return { response, turn: admit(request, response) };
    };
    const [first, second, third] = [ask(), ask(), ask()];
    expect(await third.turn).toBeUndefined();
    expect(third.response.statusCode).toBe(503);
    (await first.turn)!();
    expect(await second.turn).toBeDefined();
  });
});
