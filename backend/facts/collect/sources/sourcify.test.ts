import { createReader } from '../reader';
import { openSourceAsk } from '../collectJob';
import { findSource } from './sourcify';

const address = `0x${'a1'.repeat(20)}`;
const id = `eip155:1:${address}`;
const now = () => new Date('2026-11-21T12:00:00Z');

const asked: string[] = [];
const readerOf = (status: number, body: object) =>
  createReader({
    ...{ base: 'https://sourcify.example', userAgent: 'test', gapMs: 0, now },
    fetch: async ({ url }) => {
      asked.push(url);
      return { status, kept: { body: Buffer.from(JSON.stringify(body)), headers: {} } } as never;
    },
  });
const answer = (match: string | null) => ({ chainId: '1', address, match });

describe('the source of one contract', () => {
  it.each([
    [200, answer('exact_match'), 'exact'],
    [200, answer('match'), 'partial'],
    [404, answer(null), 'none'],
    // A chain that it does not support says nothing.
    [400, {}, null],
    [200, answer('something new'), null],
  ] as const)('of an answer %i %j is %s', async (status, body, source) => {
    expect(await findSource(readerOf(status, body), id)).toBe(source);
    expect(asked.at(-1)).toBe(
      `https://sourcify.example/v2/contract/1/${address}?fields=proxyResolution`,
    );
  });

  it('is not that of another contract', async () => {
    const other = { ...answer('match'), address: `0x${'b2'.repeat(20)}` };
    await expect(findSource(readerOf(200, other), id)).rejects.toThrow('another contract');
  });

  it('is asked only where Sourcify is read by schedule', () => {
    const settings = { siteUrl: 'https://plumbline.example', contact: undefined };
    const none = { githubToken: undefined, dnsUrl: undefined };
    const open = (isOn: boolean, addresses: object) =>
      openSourceAsk({ now, collect: { ...settings, ...none, isOn, addresses } });
    expect(open(false, { sourcify: 'https://sourcify.example' })).toBeUndefined();
    expect(open(true, {})).toBeUndefined();
    expect(open(true, { sourcify: 'https://sourcify.example' })).toBeInstanceOf(Function);
  });
});
