import { CodeReader } from './CodeReader';

const hex = (value: number, bytes: number) => value.toString(16).padStart(2 * bytes, '0');
const COUNT = 1_500;
const BODY = 6 + 11 * COUNT;
/** Many functions, and each of them goes on and on. */
const ENDLESS = [
  '0x60003560e01c',
  ...Array.from({ length: COUNT }, (_, n) => `8063${hex(n + 1, 4)}1461${hex(BODY, 2)}57`),
  `5b${'5b6001600101'.repeat(200)}61${hex(BODY, 2)}56`,
].join('');
/** One function, `0x3ccfd60b`, that stops. */
const SHORT = '0x60003560e01c80633ccfd60b14601157005b00';

describe('the functions of a code', () => {
  it('are given up where they take too long, and those of the next are read', async () => {
    const reader = new CodeReader(100);
    const [endless, short] = [reader.read(ENDLESS), new CodeReader().read(SHORT)];
    expect(await endless).toBeNull();
    expect((await short)?.functions.map(({ selector }) => selector)).toEqual(['3ccfd60b']);
    reader.close();
  });

  it('are left unread once ten codes took too long', async () => {
    const reader = new CodeReader(50);
    for (let n = 0; n < 10; n += 1) expect(await reader.read(`${ENDLESS}${hex(n, 1)}`)).toBeNull();
    expect(await reader.read(SHORT)).toBeNull();
    reader.close();
  });
});
