/**
 * A rule and a short word list, to stay small in the browser: the form refuses many at once. The
 * backend has the long list (backend/users/passwords).
 */

import { PASSWORD_MAX } from '../limits';

/** Common with a number added. Walks (qwerty) and repeats need no list. */
const WORDS = new Set(
  (
    'password passwort passwords passwd pass mypassword secret changeme letmein welcome admin administrator root user username guest test tester testing ' +
    'login master default access system server temp demo hello helloworld iloveyou ilove loveyou love lovely lover babygirl baby angel princess ' +
    'sunshine sunflower flower butterfly rainbow summer winter spring autumn january february march april may june july august september october ' +
    'november december monday tuesday wednesday thursday friday saturday sunday football baseball basketball soccer hockey tennis superman batman ' +
    'spiderman ironman starwars pokemon pikachu naruto minecraft fortnite gamer dragon monkey tiger lion eagle panther dolphin shadow killer hunter ' +
    'ranger warrior ninja soldier master phoenix matrix legend michael michelle jordan jessica jennifer ashley daniel andrew charlie thomas robert ' +
    'william richard george matthew anthony joshua alexander nicholas nicole hannah samantha amanda elizabeth victoria chocolate cookie cheese ' +
    'pepper ginger banana orange apple cherry buster maggie bailey lucky peanut whatever nothing trustno freedom forever family friends jesus ' +
    'computer internet google facebook samsung android windows microsoft london paris berlin newyork america england canada liverpool arsenal ' +
    'chelsea barcelona ferrari mercedes porsche mustang harley corvette yamaha diamond golden silver purple money dollar bitcoin ethereum ' +
    'crypto blockchain satoshi wallet plumbline motdepasse bonjour soleil passord losenord senha contrasena hola ' +
    'geheim hallo kennwort wachtwoord welkom haslo parola salasana azerty'
  ).split(' '),
);

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '01234567890',
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
  'qaz',
  'wsx',
  'edc',
];
const WALKS = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);
const LEAST_STEPS = 3;
const LONGEST = 20;

const isRun = (text: string): boolean =>
  /^(.)\1*$/u.test(text) || WALKS.some((walk) => walk.includes(text));

/** Only walks and repeats of three or more characters: `1qaz2wsx`, `aaa111bbb`. */
function isWalked(text: string): boolean {
  if (text === '') return true;
  for (let end = text.length; end >= LEAST_STEPS; end -= 1) {
    if (isRun(text.slice(0, end)) && isWalked(text.slice(end))) return true;
  }
  return false;
}

/** `1q2w3e4r` is two interleaved walks. */
const everyOther = (text: string, from: number): string =>
  [...text].filter((_, index) => index % 2 === from).join('');

/** Up to two digits, a year, or a walk over the keys. */
export const isCommonNumber = (digits: string): boolean =>
  /^(\d{0,2}|(19|20)\d\d|007)$/.test(digits) || isWalked(digits);

const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
};
/** As it is, and with signs read as letters: `p@ssw0rd` is `password`, a 1 is an i or an l. */
export const readings = (text: string): string[] => [
  text,
  ...['i', 'l'].map((one) =>
    text.replace(/[@431!0$57]/g, (sign) => (sign === '1' ? one : LOOKALIKES[sign]!)),
  ),
];

const isCommonWord = (word: string): boolean =>
  word.length === 1 ||
  (word.length >= LEAST_STEPS &&
    (readings(word).some((read) => WORDS.has(read)) || isWalked(word)));

function isWordAndNumber(text: string): boolean {
  for (let cut = 0; cut <= text.length; cut += 1) {
    const [head, tail] = [text.slice(0, cut), text.slice(cut)];
    if (
      (isCommonWord(head) && isCommonNumber(tail)) ||
      (isCommonNumber(head) && isCommonWord(tail))
    )
      return true;
  }
  return false;
}

/** Ignores capitals, trailing signs, and signs around a number. */
export function isCommonPassword(password: string): boolean {
  if (password.length > PASSWORD_MAX) return false;
  const text = password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]+(?=\d*$)|(?<=^\d+)[^\p{L}\p{Nd}]+/gu, '');
  if (text === '' || text.length > LONGEST) return false;
  return (
    isWordAndNumber(text) ||
    // Twice the same word.
    isWordAndNumber(text.replace(/^(\d*)(\p{L}{3,})\2+(\d*)$/u, '$1$2$3')) ||
    /^(.{1,4})\1+$/u.test(text) ||
    (isWalked(everyOther(text, 0)) && isWalked(everyOther(text, 1)))
  );
}
