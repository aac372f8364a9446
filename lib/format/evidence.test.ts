import { makeBlockEvidence, makeEvidence } from '@/testing/builders/rating';
import { statedWords } from './evidence';

describe('when a source says so', () => {
  it.each([
    ['a block', makeBlockEvidence(), 'as of block 23,841,007, 18 Nov 2026'],
    ['a document of a day', makeEvidence(), 'document of 4 May 2026'],
    [
      'a document of a month',
      makeEvidence({ statedAt: '2024-09-01', precision: 'month' }),
      'document of Sep 2024',
    ],
    [
      'a source without a date',
      makeEvidence({ statedAt: null }),
      'no date of its own, read 18 Nov 2026',
    ],
    [
      'an answer of a server',
      makeEvidence({ how: 'machine', statedAt: '2026-11-18' }),
      'as of 18 Nov 2026',
    ],
    [
      'chain state whose block is not recorded',
      makeEvidence({ tier: 'P0', statedAt: '2026-10-02' }),
      'as of 2 Oct 2026',
    ],
  ])('%s', (_, evidence, expected) => {
    expect(statedWords(evidence)).toBe(expected);
  });
});
