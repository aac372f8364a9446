/**
 * Complete ratings (golden/*.json: { now, facts, rating }) show which scores a change of the method
 * moves. The figures below were computed by hand from the rules.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMoney } from '../../../contracts/money';
import { METHOD_1_0 } from './blueprint';
import { explainSum } from './explain';
import { rate } from './rate';
import type { Facts, Rating } from './types';

interface Golden {
  now: string;
  facts: Facts;
  rating: Rating;
}

const read = (name: string): Golden =>
  JSON.parse(readFileSync(join(__dirname, 'golden', name), 'utf8')) as Golden;
const again = ({ now, facts, rating }: Golden): Rating =>
  rate(facts, METHOD_1_0, now, rating.factsHash, formatMoney);

describe('golden ratings', () => {
  it.each(readdirSync(join(__dirname, 'golden')))('%s is rated as recorded', (name) => {
    const golden = read(name);
    expect(JSON.stringify(again(golden), null, 1)).toBe(JSON.stringify(golden.rating, null, 1));
  });
});

/** Categories in order: code, governance, operations, transparency. */
interface ByHand {
  points?: Record<string, number>;
  scores: (number | null)[];
  score: number | null;
  letter: string | null;
  coverage: number;
  range: [number, number];
  gates: string[];
}

const BY_HAND: [string, ByHand][] = [
  [
    'steady-lending',
    {
      points: {
        // Pool 1 (audited code runs), token 1 (no proxy), oracle 0.4 (changed since): 2.4 ÷ 3
        'audit-coverage': 0.8,
        // Acknowledged minor 0.03 ÷ 2, open medium 0.15
        'open-findings': 0.835,
        // 20 February 2026 audit, 1 March change: 1 − 265 ÷ 365
        'audit-freshness': 0.274,
        // (1 + 1 + 0.8) ÷ 3
        'verified-source': 0.9333,
        'bug-bounty': 0.7,
        // The weaker of a vote with 7 days (0.95) and a 5-of-9 multisig with 48 hours (0.8)
        'upgrade-control': 0.8,
        delay: 0.8,
        // 1 − 0.05 (mint, vote) − 0.15 (pause, multisig)
        'token-powers': 0.8,
        // (0.8 − 0.35) ÷ 0.6
        'holder-concentration': 0.75,
        // 1 − 0.5 × ½^(730 ÷ 365.25 ÷ 2) × 0.5
        incidents: 0.8749,
        maturity: 1,
        website: 0.8571,
        response: 0.6667,
        team: 1,
        documentation: 0.5,
        repository: 1,
        'addresses-published': 1,
      },
      scores: [
        // 24 + 20.875 + 4.11 + 13.9995 + 10.5 = 73.4845
        73.5, 79, 86.5, 87.5,
      ],
      score: 79.9,
      letter: 'A',
      coverage: 1,
      range: [79.9, 79.9],
      gates: [],
    },
  ],
  [
    'one-key-vault',
    {
      // Maturity: 89 ÷ 365.25 ÷ 3
      points: {
        'audit-coverage': 0,
        'upgrade-control': 0,
        delay: 0,
        incidents: 1,
        maturity: 0.0812,
      },
      // Operations (45 + 20 × 0.0812) ÷ 65; transparency 20 ÷ 75
      scores: [0, 0, 71.7, 26.7],
      score: 18.3,
      letter: 'C',
      coverage: 0.67,
      range: [12.3, 45.3],
      gates: ['unverified-funds', 'no-audit', 'single-key'],
    },
  ],
  [
    'capped-exchange',
    {
      // 1 − 0.3 × (20 ÷ 365.25) ÷ 3
      points: { 'audit-freshness': 0.9945 },
      // Code 85 + 15 × 0.9945 = 99.9175; governance 25 + 20
      scores: [99.9, 45, 100, 100],
      score: 83.5,
      letter: 'B',
      coverage: 1,
      range: [83.5, 83.5],
      gates: ['single-key'],
    },
  ],
  [
    'young-token',
    {
      // Control check, 30 days old, valid 7: unknown, so delay is too. Governance 25 × 0.6 ÷ 45
      points: {
        'verified-source': 1,
        'token-powers': 0.6,
        'holder-concentration': 0,
        'addresses-published': 1,
      },
      scores: [100, 33.3, null, 100],
      score: 75,
      letter: 'A',
      coverage: 0.2175,
      range: [12.8, 91],
      gates: [],
    },
  ],
  [
    'hacked-bridge',
    {
      // ½^(11 ÷ 365.25 ÷ 2) = 0.989617; governance 35 × 0.55 ÷ 55
      points: { incidents: 0.0104, 'upgrade-control': 0.55, delay: 0 },
      scores: [null, 35, 1, null],
      score: null,
      letter: null,
      coverage: 0.255,
      // Governance 19.25 → 19.3, operations 0.468 → 0.5: 5.89; and 100, 64.3, 55.5, 100: 80.39
      range: [5.9, 80.4],
      gates: ['recent-incident'],
    },
  ],
];

describe('golden ratings, by hand', () => {
  it.each(BY_HAND)('%s', (name, { points = {}, scores, gates, ...figures }) => {
    const rating = again(read(`${name}.json`));
    const signals = rating.categories.flatMap((category) => category.signals);
    const rated = Object.fromEntries(signals.map((signal) => [signal.id, signal.points]));
    expect(rated).toMatchObject(points);
    expect(rating.categories.map((category) => category.score)).toEqual(scores);
    expect(rating).toMatchObject(figures);
    expect(rating.gates.map((gate) => gate.gate)).toEqual(gates);
  });

  it('shows the sum of the first as a reader would do it', () => {
    const { categories, ...rating } = again(read('steady-lending.json'));
    expect(explainSum(categories[0]!).text).toBe(
      '(30 × 0.8 + 25 × 0.835 + 15 × 0.274 + 15 × 0.9333 + 15 × 0.7) ÷ 100 × 100 = 73.5',
    );
    expect(explainSum({ categories, ...rating }).text).toBe(
      '(35 × 73.5 + 30 × 79.0 + 20 × 86.5 + 15 × 87.5) ÷ 100 = 79.9',
    );
  });
});
