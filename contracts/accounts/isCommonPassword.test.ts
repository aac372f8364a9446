import { newPassword } from './accounts';
import { isCommonPassword } from './isCommonPassword';

describe('a common password', () => {
  it.each([
    'password1',
    'Password1',
    'PASSWORD123',
    'password1!',
    'Password2024!!',
    'p@ssw0rd1',
    'P4$$word12',
    'passw0rd',
    '123password',
    '1password',
    'qwerty123',
    'qwerty12345',
    'Qwertz123',
    '1q2w3e4r',
    '1q2w3e4r5t',
    'q1w2e3r4',
    '1qaz2wsx',
    'zaq12wsx',
    'qazwsx123',
    'asdf1234',
    'asdfgh12',
    'zxcvbnm1',
    'abc12345',
    'abcd1234',
    'abcdefg1',
    '1234abcd',
    '12345678a',
    'a1b2c3d4',
    'aaaaaaa1',
    'a1a1a1a1',
    'aaaa1111',
    'abc1abc1',
    'letmein1',
    'welcome1',
    'Welcome123',
    'admin123',
    'admin1234',
    'iloveyou1',
    'trustno1',
    'sunshine7',
    'princess12',
    'dragon99',
    'monkey123',
    'football1',
    'Superman007',
    'michael23',
    'Summer2026',
    'january2025',
    'changeme1',
    'bitcoin21',
    'Plumbline1',
    'plumbline2026!',
    'qwe123qwe',
    '123qweasd',
    'asd123456',
    '11111111a',
    '987654321a',
    '00000000z',
    'Password!1',
    '1-Password',
    'Motdepasse1',
    'passwordpassword1',
    'MonkeyMonkey7',
    'p1umbline26',
    'Azerty123',
  ])('is "%s"', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });
});

describe('no common password', () => {
  it.each([
    'correct horse 7',
    'another horse 8',
    'very secret 1',
    'long enough 1',
    'Tr0ub4dor&3',
    'mJ9kq2vXpe',
    'k7Gv-Tq2m',
    'monkeys eat 3 figs',
    'dragonfly wing 5',
    'passwordless1',
    'my 2 cats are red',
    'passwort mit ümläut 1',
    '🐎🐎🐎🐎🐎🐎a1',
    'x1'.repeat(64),
    'abcdefghijklmnopqrstu1',
    'winter in kyoto 19',
    'sunshine4837',
    '',
    'плотник7лампа',
    '1 plumb line hangs',
  ])('is "%s"', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

it("is refused as a new password in the specification's words", () => {
  expect(() => newPassword().validateSync('Password1!')).toThrow(
    'Password does not meet the requirements.',
  );
  expect(newPassword().validateSync('correct horse 7')).toBe('correct horse 7');
});
