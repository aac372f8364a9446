import { shortAmount } from './shortAmount';

it.each([
  ['0', '0'],
  ['25', '25'],
  ['1.5', '1.5'],
  ['1234567.1234569', '1,234,567.123456'],
  ['999.9999999', '999.999999'],
  ['3.0000001', '3'],
  ['0.000000000000000001', '< 0.000001'],
])('writes %s as %s', (amount, words) => {
  expect(shortAmount(amount)).toBe(words);
});
