import fc from 'fast-check';
import { isMailAddress } from './isMailAddress';

describe('a mail address', () => {
  it.each([
    'a@b.example',
    'first.last+tag@mail.b.example',
    "o'hara@b.example",
    'no-reply@localhost',
    'üser@bücher.example',
    `${'x'.repeat(64)}@b.example`,
  ])('is %s', (value) => {
    expect(isMailAddress(value)).toBe(true);
  });

  it.each([
    '',
    'a',
    '@b.example',
    'a@',
    'a@b@c.example',
    'a b@c.example',
    'a@b.example ',
    'a@b.example\r\nRCPT TO:<c@d.example>',
    'a@b.example\0',
    'a,c@b.example',
    '<a@b.example>',
    '"a"@b.example',
    'A <a@b.example>',
    'a@-b.example',
    'a@b..example',
    'a..b@c.example',
    'a@[127.0.0.1]',
    `${'x'.repeat(65)}@b.example`,
    `a@${'b'.repeat(260)}`,
    'a\u202e@b.example',
  ])('is not %j', (value) => {
    expect(isMailAddress(value)).toBe(false);
  });

  it('never has in it what would end a header or a command', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (value) => !isMailAddress(value) || !/[\s<>,;:"\\\p{Cc}]/u.test(value),
      ),
    );
    fc.assert(
      fc.property(
        fc.constantFrom('\r', '\n', '\0', ' ', '<', '>', ','),
        fc.nat(9),
        (sign, at) => !isMailAddress(`a@b.example`.slice(0, at) + sign + `a@b.example`.slice(at)),
      ),
    );
  });
});
