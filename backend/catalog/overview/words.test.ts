import { alertText } from './words';
import type { RatingChange } from './alertTypes';

const project = { id: 'a', name: 'A', logo: null, ticker: null };
const change = (before: [string, number], after: [string, number]): RatingChange => ({
  kind: 'rating-change',
  project,
  at: '2026-11-10',
  before: { letter: before[0], score: before[1], status: 'active' },
  after: { letter: after[0], score: after[1], status: 'active' },
});

describe('the words of an alert', () => {
  it.each<[[string, number], [string, number], string]>([
    [['A', 79.9], ['AA', 80], 'From A 79 to AA 80, 10 Nov 2026'],
    [['BBB', 69.5], ['A', 70.4], 'From BBB 69 to A 70, 10 Nov 2026'],
    [['A', 71.9], ['A', 72.9], 'From A 71 to A 72, 10 Nov 2026'],
    [['A', 73.1], ['A', 72.1], 'From A 73 to A 72, 10 Nov 2026'],
  ])('%j to %j: a score is cut, so that it reads as its letter does', (before, after, text) => {
    expect(alertText(change(before, after))).toBe(text);
  });
});
