import {
  isCommonNumber,
  isCommonPassword,
  readings,
} from '../../../contracts/accounts/isCommonPassword';
import { PASSWORD_MAX } from '../../../contracts/limits';
import type { PasswordWeakness } from '../../../contracts/accounts/signUpEndpoints';
import { CommonPasswords } from './CommonPasswords';
import { CONTEXT_WORDS } from './contextWords';

/** Shorter words are part of too many good passwords. */
const WORD_MIN = 4;
/** What must remain besides the words that an attacker of this account knows. */
const REMAINDER_MIN = 6;

let list: CommonPasswords | undefined;
/** Read at the first new password. */
const isListed = (text: string): boolean => (list ??= new CommonPasswords()).has(text);

const simplify = (text: string): string => text.normalize('NFKC').toLowerCase();
const withoutSigns = (text: string): string => text.replace(/[^\p{L}\p{Nd}]+/gu, '');
const isListedAsMeant = (text: string): boolean => readings(text).some(isListed);

/** `blink182!`, `Blink1821`, `l1verpool99`: a listed one in capitals, with signs or a number. */
function isVariation(text: string): boolean {
  const bare = text.replace(/^[^\p{L}\p{Nd}]+|[^\p{L}\p{Nd}]+$/gu, '');
  const digitsBefore = /^\d*/.exec(bare)![0].length;
  const digitsAfter = /\d*$/.exec(bare)![0].length;
  const cutBefore = Array.from({ length: digitsBefore + 1 }, (_, cut) => cut);
  const cutAfter = Array.from({ length: digitsAfter + 1 }, (_, cut) => bare.length - cut);
  return (
    cutBefore.some(
      (cut) => isCommonNumber(bare.slice(0, cut)) && isListedAsMeant(bare.slice(cut)),
    ) ||
    cutAfter.some((cut) => isCommonNumber(bare.slice(cut)) && isListedAsMeant(bare.slice(0, cut)))
  );
}

const splitWords = (text: string): string[] => text.split(/[^\p{L}\p{Nd}]+/u);

/** The site's, the operator's, and the parts of the address but for its top-level domain. */
function knownWords(email: string, operator: string): string[] {
  const [local = '', domain = ''] = simplify(email).split('@');
  const named = simplify(operator);
  const parts = [local, ...splitWords(local), ...domain.split('.').slice(0, -1)];
  return [...CONTEXT_WORDS, ...[...parts, named, ...splitWords(named)].map(withoutSigns)]
    .filter((word) => word.length >= WORD_MIN)
    .sort((one, other) => other.length - one.length);
}

function isPersonal(text: string, email: string, operator: string): boolean {
  return readings(text)
    .map(withoutSigns)
    .some((plain) => {
      const rest = knownWords(email, operator).reduce(
        (left, word) => left.replaceAll(word, ''),
        plain,
      );
      return rest.length < plain.length && (rest.length < REMAINDER_MIN || isCommonNumber(rest));
    });
}

/**
 * Why a password that fits §5 is easy to guess all the same.
 * @param email of the account
 * @param operator the name of who runs the site, where it is known
 * @returns null for a good one
 */
export function findWeakness(
  password: string,
  email: string,
  operator = '',
): PasswordWeakness | null {
  if (password.length > PASSWORD_MAX) return null;
  const text = simplify(password);
  if (isListed(text) || isCommonPassword(password) || isVariation(text)) return 'common';
  return isPersonal(text, email, operator) ? 'personal' : null;
}
