import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { webEnv } from '../env';
import { countryOf } from './countryOf';
import { closeFlags, flagsFor, openFlags } from './flagsFor';

jest.mock('../env', () => ({ webEnv: jest.fn() }));
const env = webEnv as jest.Mock;

const USER = { username: 'u', email: 'mara@example.org' };
const OFF = { portfolio: false, impersonationTool: false };
const ON = { portfolio: true, impersonationTool: false };
const CONFIG = JSON.stringify({
  f: {
    portfolio: { v: false, t: 0, r: [{ o: 0, a: 'Country', t: 0, c: 'NO', v: true }] },
    impersonationTool: { v: false, t: 0 },
  },
});
const MINUTE_MS = 60_000;

let server: Server;
let asked: number;
let isSilent: boolean;
let logged: jest.SpyInstance;
beforeEach(async () => {
  asked = 0;
  isSilent = false;
  server = createServer((_request, response) => {
    asked += 1;
    if (!isSilent) response.writeHead(200, { etag: `"${asked}"` }).end(CONFIG);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  logged.mockRestore();
  await closeFlags();
  server.closeAllConnections();
  server.close();
});

function configure(isLazy: boolean): void {
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const source = { sdkKey: 'plumbline', baseUrl, euOnly: false };
  env.mockReturnValue({ flags: { ...source, isLazy, pollSeconds: 60, cacheSeconds: 60 } });
}

/** The network stays real. */
const takeClock = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });

describe('lazy loading', () => {
  beforeEach(() => configure(true));

  it('fetches when a flag is read, and then once a minute', async () => {
    takeClock();
    const started = Date.now();
    openFlags();
    expect(asked).toBe(0);
    for (const at of [0, 1, MINUTE_MS - 1]) {
      jest.setSystemTime(started + at);
      expect(await flagsFor(USER, 'NO')).toEqual({ username: 'u', values: ON, country: 'NO' });
      expect(asked).toBe(1);
    }
    jest.setSystemTime(started + MINUTE_MS + 1);
    await flagsFor(USER, 'NO');
    expect(asked).toBe(2);
  });

  it('keeps the last values while the configuration is late', async () => {
    takeClock();
    expect((await flagsFor(USER, 'NO')).values).toEqual(ON);
    isSilent = true;
    jest.setSystemTime(Date.now() + MINUTE_MS + 1);
    const late = flagsFor(USER, 'NO');
    await jest.advanceTimersByTimeAsync(500);
    expect((await late).values).toEqual(ON);
    expect(asked).toBe(2);
  });
});

describe('the first read', () => {
  it.each([
    ['polling', false],
    ['lazy loading', true],
  ])('waits five seconds at most (%s), the next one no more', async (_, isLazy) => {
    configure(isLazy);
    isSilent = true;
    takeClock();
    let isAnswered = false;
    const first = flagsFor(USER, 'NO').finally(() => {
      isAnswered = true;
    });
    await jest.advanceTimersByTimeAsync(4_999);
    expect(isAnswered).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect((await first).values).toEqual(OFF);
    const second = flagsFor(USER, 'NO');
    await jest.advanceTimersByTimeAsync(500);
    expect((await second).values).toEqual(OFF);
  });
});

describe('the country of a user', () => {
  it.each<[string | undefined, Record<string, string>, string | undefined]>([
    [undefined, { 'cf-ipcountry': 'NO' }, undefined],
    ['cf-ipcountry', { 'cf-ipcountry': 'no' }, 'NO'],
    ['cf-ipcountry', { 'x-country': 'NO' }, undefined],
    ['cf-ipcountry', { 'cf-ipcountry': 'XX' }, undefined],
    ['cf-ipcountry', { 'cf-ipcountry': 'T1' }, undefined],
    ['cf-ipcountry', { 'cf-ipcountry': 'NO, SE' }, undefined],
    ['cf-ipcountry', {}, undefined],
  ])('with COUNTRY_HEADER %s and the headers %j is %s', (countryHeader, headers, country) => {
    env.mockReturnValue({ countryHeader });
    expect(countryOf({ headers })).toBe(country);
  });

  it('decides rules by country; without one they match nobody', async () => {
    configure(false);
    expect((await flagsFor(USER, 'NO')).values).toEqual(ON);
    expect(await flagsFor(USER, 'SE')).toEqual({ username: 'u', values: OFF, country: 'SE' });
    expect(await flagsFor(USER)).toEqual({ username: 'u', values: OFF });
  });
});
