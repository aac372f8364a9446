import { makeProjectDetail } from '@/testing/builders/project';
import { drawCard } from './drawCard';

const PNG = '89504e470d0a1a0a';
const SHOWN = Array.from({ length: 0xe0 }, (_, at) => String.fromCharCode(0x20 + at)).join('');
const MOST = 38;

it('a picture is a PNG, made without asking anyone, whatever a name is made of', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const names = ['龜🐢', 'Żółw \u0239', '\u0000\u007f\u00ad', '<script>', '\u202etest', ''];
  for (let at = 0; at < SHOWN.length; at += MOST) names.push(SHOWN.slice(at, at + MOST));
  for (const name of names) {
    const bytes = await drawCard(makeProjectDetail({ name }));
    expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  const asked = fetched.mock.calls.filter(([address]) => !String(address).startsWith('data:'));
  expect(asked).toHaveLength(0);
});
