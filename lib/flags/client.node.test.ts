/** Both clients against ConfigCat's CDN protocol (specification §4, §7 to §9). */
import type { IConfigCatClient } from 'configcat-js';
import * as browserSdk from 'configcat-js';
import * as serverSdk from 'configcat-node';
import { startConfigCatCdn, type ConfigCatCdn } from '../../testing/configCatCdn';
import { NodeXhr } from '../../testing/NodeXhr';
import { autoPollOptions, lazyLoadOptions } from './clientOptions';
import { FLAG_OPTIONS, type FlagOptions } from './options';
import { quietLogger } from './quietLogger';
import { readFlags } from './readFlags';

const KEY = 'a-key/of-two-parts';
const USER = { identifier: 'u', email: 'mara@example.org', custom: {} };
const makeConfig = (portfolio: unknown, p?: object) => ({
  p: p ?? { u: '', r: 0 },
  f: { portfolio: { v: portfolio, t: 0 } },
});
const ON = { portfolio: true, impersonationTool: false };
const OFF = { portfolio: false, impersonationTool: false };

let cdn: ConfigCatCdn;
let other: ConfigCatCdn;
let lines: string[];
let client: IConfigCatClient | undefined;
beforeAll(async () => {
  Object.assign(globalThis, { XMLHttpRequest: NodeXhr });
  [cdn, other] = await Promise.all([startConfigCatCdn(), startConfigCatCdn()]);
});
afterAll(() => Promise.all([cdn.close(), other.close()]));
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: [
      'nextTick',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'performance',
      'hrtime',
      'setInterval',
      'clearInterval',
    ],
  });
  NodeXhr.kept.clear();
  lines = [];
  for (const server of [cdn, other]) {
    server.mood = 'up';
    server.forget();
  }
});
afterEach(async () => {
  client?.dispose();
  client = undefined;
  // A poll still in flight would schedule another when it ends.
  cdn.hangUp();
  other.hangUp();
  await settle();
  jest.useRealTimers();
});

async function until(holds: () => boolean): Promise<void> {
  for (let turns = 0; !holds(); turns += 1) {
    if (turns > 100_000) throw new Error('It did not come to that.');
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
  }
}
const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1)
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
};

const logger = () => quietLogger((line) => lines.push(line));
type Sdk = typeof browserSdk | typeof serverSdk;
function poll(sdk: Sdk, options: Partial<FlagOptions> = {}): IConfigCatClient {
  client = sdk.getClient(
    KEY,
    sdk.PollingMode.AutoPoll as never,
    autoPollOptions({ sdkKey: KEY, baseUrl: cdn.url, euOnly: false }, logger(), {
      ...FLAG_OPTIONS,
      ...options,
    }) as never,
  );
  return client;
}

describe.each<[string, Sdk]>([
  ['browser', browserSdk],
  ['server', serverSdk],
])('the client of the %s', (_, sdk) => {
  it('lets first reads wait for the first look', async () => {
    cdn.put(KEY, makeConfig(true));
    expect(await readFlags(poll(sdk), USER)).toEqual(ON);
    expect(cdn.asked).toMatchObject([{ sdkKey: KEY, status: 200 }]);
  });

  it('polls every 60 seconds with its ETag, and reports changes', async () => {
    cdn.put(KEY, makeConfig(false));
    const polling = poll(sdk);
    const changed = jest.fn();
    expect(await readFlags(polling, USER)).toEqual(OFF);
    polling.on('configChanged', changed);
    await settle();
    jest.advanceTimersByTime(59_999);
    await settle();
    expect(cdn.asked).toHaveLength(1);
    jest.advanceTimersByTime(1);
    await until(() => cdn.asked.length === 2);
    await settle();
    expect(cdn.asked[1]).toMatchObject({
      ifNoneMatch: expect.stringMatching(/^W\/"/) as string,
      status: 304,
    });
    expect(changed).not.toHaveBeenCalled();
    cdn.put(KEY, makeConfig(true));
    jest.advanceTimersByTime(60_000);
    await until(() => changed.mock.calls.length === 1);
    expect(cdn.asked.at(-1)).toMatchObject({ status: 200 });
    expect(await readFlags(polling, USER)).toEqual(ON);
    expect(lines).toEqual([
      expect.stringContaining("'impersonationTool' failed (key was not found"),
    ]);
  });

  it('waits 5 seconds for a server that says nothing, then no more', async () => {
    cdn.mood = 'silent';
    const polling = poll(sdk);
    const read = jest.fn();
    void readFlags(polling, USER).then(read);
    await until(() => cdn.asked.length === 1);
    jest.advanceTimersByTime(4_999);
    await settle();
    expect(read).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    await until(() => read.mock.calls.length === 1);
    expect(read).toHaveBeenCalledWith(undefined);
    expect(await readFlags(polling, USER)).toBeUndefined();
  });

  it('does not wait with a wait of 0 seconds', async () => {
    cdn.mood = 'silent';
    expect(await readFlags(poll(sdk, { maxInitWaitTimeSeconds: 0 }), USER)).toBeUndefined();
  });

  it('times out a poll', async () => {
    cdn.mood = 'silent';
    poll(sdk, { requestTimeoutMs: 50 });
    await until(() => lines.length > 0);
    expect(lines).toEqual(['Request timed out. Timeout value: 50ms']);
  });

  it.each<[string, Parameters<typeof setMood>[0]]>([
    ['an error of the server', { status: 500 }],
    ['a gateway without one', { status: 503 }],
    ['no connection', 'broken'],
    ['an answer that is no configuration', { status: 200, body: '<html>' }],
    ['an empty answer', { status: 200, body: '' }],
    ['a key that is gone', { status: 404 }],
    ['304 to somebody who has nothing', { status: 304 }],
  ])('is off without a configuration, and keeps what it has, after %s', async (__, mood) => {
    setMood(mood);
    const polling = poll(sdk);
    const first = readFlags(polling, USER);
    await until(() => cdn.asked.length === 1);
    await settle();
    jest.advanceTimersByTime(5_000);
    expect(await first).toBeUndefined();
    setMood('up');
    cdn.put(KEY, makeConfig(true));
    jest.advanceTimersByTime(60_000);
    await until(() => cdn.asked.length === 2);
    await settle();
    expect(await readFlags(polling, USER)).toEqual(ON);
    setMood(mood);
    jest.advanceTimersByTime(60_000);
    await until(() => cdn.asked.length === 3);
    await settle();
    expect(await readFlags(polling, USER)).toEqual(ON);
  });
  const setMood = (mood: ConfigCatCdn['mood']) => {
    cdn.mood = mood;
  };

  it('logs a failure that lasts once, without the user', async () => {
    cdn.mood = { status: 500 };
    poll(sdk);
    await until(() => cdn.asked.length === 1);
    await settle();
    for (let looks = 2; looks < 6; looks += 1) {
      jest.advanceTimersByTime(60_000);
      await until(() => cdn.asked.length === looks);
      await settle();
    }
    expect(lines).toEqual([expect.stringMatching(/^Unexpected HTTP response was received: 500/)]);
  });

  it.each<[string, unknown]>([
    ['text', 'true'],
    ['a number', 1],
    ['null', null],
  ])('is off for a flag that is %s', async (__, value) => {
    cdn.put(KEY, makeConfig(value));
    expect(await readFlags(poll(sdk), USER)).toEqual(OFF);
    expect(lines.join()).not.toContain(USER.email);
  });

  it('without polling looks again when a read comes after 60 seconds', async () => {
    cdn.put(KEY, makeConfig(true));
    const source = { sdkKey: KEY, baseUrl: cdn.url, euOnly: false };
    client = sdk.getClient(
      KEY,
      sdk.PollingMode.LazyLoad as never,
      lazyLoadOptions(source, logger()) as never,
    );
    expect(await readFlags(client, USER)).toEqual(ON);
    jest.advanceTimersByTime(60_000);
    expect(await readFlags(client, USER)).toEqual(ON);
    expect(cdn.asked.map(({ status }) => status)).toEqual([200]);
    jest.advanceTimersByTime(1);
    expect(await readFlags(client, USER)).toEqual(ON);
    await settle();
    expect(cdn.asked.map(({ status }) => status)).toEqual([200, 304]);
  });

  describe('sent elsewhere by the preferences', () => {
    const CDN = '{cdn}';
    const OTHER = '{other}';
    const real = (address: string) =>
      address === CDN ? cdn.url : address === OTHER ? other.url : address;
    const asked = () => [cdn.asked.length, other.asked.length];

    async function refreshed(
      p: { u: string; r: number },
      chosen: boolean,
      back?: { u: string; r: number },
    ): Promise<boolean> {
      cdn.put(KEY, makeConfig(false, { ...p, u: real(p.u) }));
      other.put(
        KEY,
        makeConfig(true, back ? { ...back, u: real(back.u) } : { u: other.url, r: 0 }),
      );
      const options = { logger: logger(), ...(chosen && { baseUrl: cdn.url }) };
      client = sdk.getClient(KEY, sdk.PollingMode.ManualPoll as never, options as never);
      if (!chosen) Object.assign(Reflect.get(client, 'options') as object, { baseUrl: cdn.url });
      await client.forceRefreshAsync();
      return client.getValueAsync('portfolio', false as boolean);
    }

    it.each<[string, { u: string; r: number }, boolean, boolean, [number, number]]>([
      ['0: stays for now', { u: OTHER, r: 0 }, false, false, [1, 0]],
      ['1: goes there', { u: OTHER, r: 1 }, false, true, [1, 1]],
      ['2: goes there', { u: OTHER, r: 2 }, false, true, [1, 1]],
      ['1 to where it is: stays', { u: CDN, r: 1 }, false, false, [1, 0]],
      ['0 with an address of its own choice: stays', { u: OTHER, r: 0 }, true, false, [1, 0]],
      ['1 with an address of its own choice: stays', { u: OTHER, r: 1 }, true, false, [1, 0]],
      ['2 with an address of its own choice: goes there', { u: OTHER, r: 2 }, true, true, [1, 1]],
      ['no address: stays', { u: '', r: 2 }, true, false, [1, 0]],
    ])('redirect %s', async (__, p, chosen, value, requests) => {
      expect(await refreshed(p, chosen)).toBe(value);
      expect(asked()).toEqual(requests);
    });

    it('0: looks there the next time', async () => {
      expect(await refreshed({ u: OTHER, r: 0 }, false)).toBe(false);
      await client!.forceRefreshAsync();
      expect(await client!.getValueAsync('portfolio', false as boolean)).toBe(true);
      expect(asked()).toEqual([1, 1]);
    });

    it.each([1, 2])(
      'in a circle (redirect %i) ends after two redirects, and is logged',
      async (r) => {
        await refreshed({ u: OTHER, r }, r === 1 ? false : true, { u: CDN, r });
        expect(asked()).toEqual([2, 1]);
        expect(lines).toContainEqual(
          expect.stringContaining('Redirect loop during config.json fetch'),
        );
      },
    );
  });
});
