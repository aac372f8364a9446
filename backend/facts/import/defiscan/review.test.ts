import { findPowers } from './powers';
import { parseReview, type Review } from './review';
import { caip, review } from './testing/review';

const read = (text: string): Review => {
  const found = parseReview(text);
  if (typeof found === 'string') throw new Error(found);
  return found;
};

describe('a review of DeFiScan', () => {
  it('has its day, its chain and whether the source is published', () => {
    expect(read(review())).toMatchObject({ chain: 'eip155:1', day: '2026-05-05', verified: true });
  });

  it('takes the day of the update', () => {
    const updated = review().replace('update_date: "1970-01-01"', 'update_date: "2026-06-06"');
    expect(read(updated).day).toBe('2026-06-06');
  });

  it('joins a proxy with its implementation and names what it cannot read', () => {
    const { contracts, leftOut } = read(review());
    expect(contracts).toEqual([
      { id: caip(1), name: 'Vault', proxy: true, implementation: caip(2) },
      { id: caip(3), name: 'Oracle', proxy: false },
    ]);
    expect(leftOut).toEqual(['contract Missing: no address']);
  });

  it('gives powers over code to accounts only', () => {
    expect(findPowers(read(review()))).toEqual({
      powers: [
        { power: 'change-code', contract: caip(1), holder: 'multisig', threshold: 3, signers: 6 },
        { power: 'change-code', contract: caip(1), holder: 'key' },
      ],
      unresolved: ['Vault: Timelock'],
    });
  });

  it.each([
    ['text without a head', '# Vault', 'names no chain'],
    ['an unknown chain', review({ chain: 'Nowhere' }), 'not known: Nowhere'],
    ['a review without a date', review({ day: '1970-01-01' }), 'no date'],
  ])('refuses %s', (_, text, why) => expect(parseReview(text)).toContain(why));
});
