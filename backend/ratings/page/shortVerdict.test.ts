import { VERDICT_BYTES } from '../../../contracts/limits';
import { shortVerdictSchema } from '../../../contracts/ratings/verdict';
import { makeProjectDetail, makeRating, RATED_AT } from '../../../testing/builders/project';
import { shortVerdict } from './shortVerdict';

const FIRST = 'Rated BBB.';
const SECOND = 'Biggest risk: a multisig can change the code without a delay.';
const TEXT = `${FIRST} ${SECOND} 5 of 6 contracts are audited as deployed.`;
const LONG_ID = 'i'.repeat(80);

function shorten({ id = 'vault', name = 'Vault', text = TEXT as string | null } = {}) {
  const row = makeProjectDetail({ id, name });
  const verdict = text === null ? null : { text, flags: [] };
  const answer = shortVerdict(row, { verdict, asOf: RATED_AT, staleAfter: RATED_AT });
  return shortVerdictSchema.validateSync(answer, { strict: true });
}
const bytesOf = (answer: object) => Buffer.byteLength(JSON.stringify(answer));

describe('a short verdict', () => {
  it('is whole where it fits', () => {
    const { letter, score } = makeRating();
    expect(shorten()).toEqual({
      id: 'vault',
      name: 'Vault',
      state: 'rated',
      letter,
      possibleLetter: 'AA',
      score,
      text: TEXT,
      asOf: RATED_AT,
      staleAfter: RATED_AT,
      url: '/projects/vault',
    });
  });

  it('has as many whole sentences as fit', () => {
    const { text } = shorten({ text: `${FIRST} ${SECOND} ${'Word '.repeat(50)}.` });
    expect(text).toBe(`${FIRST} ${SECOND}`);
  });

  it('has the beginning of a first sentence that is too long', () => {
    const answer = shorten({ text: 'word '.repeat(200) });
    expect(answer.text).toMatch(/^word( word)+…$/);
    expect(bytesOf(answer)).toBeLessThanOrEqual(VERDICT_BYTES);
  });

  it('says so where there is no rating', () => {
    expect(shorten({ text: null }).text).toBe('Not rated: we have no usable evidence yet.');
  });

  it('keeps a name of 120 letters and the first words, with the longest id', () => {
    const name = 'N'.repeat(120);
    const answer = shorten({ id: LONG_ID, name });
    expect(answer).toMatchObject({ name, text: FIRST });
    expect(bytesOf(answer)).toBeLessThanOrEqual(VERDICT_BYTES);
  });

  it.each([
    ['of Chinese letters', '名'],
    ['of emoji', '🪙'],
    ['of quotes', '"'],
  ])('cuts a longest name %s, never within a letter', (_, letter) => {
    const answer = shorten({ id: LONG_ID, name: letter.repeat(120 / letter.length) });
    expect(answer.name).toMatch(new RegExp(`^(?:${letter})+…$`, 'u'));
    expect(answer.text).toBe(FIRST);
    expect(bytesOf(answer)).toBeLessThanOrEqual(VERDICT_BYTES);
  });
});
