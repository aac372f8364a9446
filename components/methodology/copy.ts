import { EXAMPLE_PROJECT } from './constants';

export const copy = {
  title: 'How a rating is made',
  description:
    'Every rule behind a rating: signals, weights, scales, gates and letters, and how to check a score yourself.',
  lead: 'A rating adds up published facts by the rules on this page. This page is generated from the code that calculates scores.',
  version: (name: string, date: string | undefined) => (date ? `${name}, ${date}` : name),
  contents: 'On this page',
  openData: 'The method as data (JSON)',

  minute: {
    sum: (signals: number, categories: string) =>
      `${signals} signals in the categories ${categories} earn points from 0 to 1. Their weighted average is the score, from 0 to 100.`,
    unknown: (below: string) =>
      `Unknown signals are left out and lower the coverage. Below ${below} coverage a rating is provisional and has no rank.`,
    gates: (gates: number) =>
      `${gates} facts are too serious to average out. Each caps the letter, however good the rest is.`,
    age: 'Every known signal names its source and the day of its check. All except Maturity go out of date.',
    context:
      'Market and community appear beside the score and never enter it. Nothing commercial enters it.',
    status:
      'A project marked compromised (taken over and not restored) or wound down has no score. A project that continued after an incident is scored; the incident counts under Incidents.',
  },

  sum: {
    lead: 'Each signal has a weight in its category, and each category a weight in the score. An example with made-up points:',
    signal: 'Signal',
    weight: 'Weight',
    points: 'Points',
    category: 'Category',
    score: 'Score',
    unknown: 'unknown',
    categoryWords: (name: string) => `${name}: the weighted average of its known signals.`,
    left: (known: string) => `Unknown signals are left out: ${known} of this category is known.`,
    wholeWords: 'The score: the weighted average of the categories.',
    letterWords: (score: string, letter: string) =>
      `${score} is in the ${letter} range. A gate lowers the letter, never the score.`,
  },

  signals: {
    lead: 'For each signal: what it measures, why it matters, how points are given.',
    weight: (weight: number, category: string) => `${weight}% of ${category}`,
    ofScore: (weight: number) => `${weight}% of the score`,
    when: 'When',
    points: 'Points',
    reading: 'How to read it',
    says: 'What the page says',
    good: 'Good',
    bad: 'Poor',
    unknown: 'Unknown',
    improvement: 'What raises it',
  },

  letters: {
    lead: 'A score earns the highest letter whose minimum it meets.',
    letter: 'Letter',
    from: 'From',
    meaning: 'Meaning',
  },
  gates: {
    lead: 'A high average never hides one fatal fact. A gate caps the letter, and the project page says why.',
    cap: 'Capped at',
    valid: (days: number) => `Valid ${days} ${days === 1 ? 'day' : 'days'}.`,
  },
  unknown: {
    states: 'States of a signal',
    statuses: 'States of a project',
    least: 'Unknown is neither zero nor fine.',
  },
  evidence: {
    lead: 'Every signal shows where its facts come from. Sources from hardest to easiest to fake:',
    aging:
      'A fact not checked again within its lifetime is out of date and counts as unknown. The page says when we last checked.',
  },
  context: {
    lead: 'Trading and attention are context. They are drawn hollow and weigh 0 in the score.',
  },
  never: {
    lead: 'None of this can change a score:',
    items: [
      'payments, orders, sponsorship or other business with this site: the code that calculates scores has no field for them, and a test checks that',
      'a token’s price, liquidity and trading: they are context',
      'votes, posts and page views: they are context too',
      'opinions: every signal is a rule on this page',
    ],
  },
  recompute: {
    lead: 'The data of a rating has every signal with its points and weight, and the facts behind them. This command does the sum in whole numbers, without floating-point rounding:',
    note: 'It prints the published score of an active project. The fingerprint is the SHA-256 of the canonical JSON (RFC 8785) of facts and method version:',
    history: 'Add ?at=2026-09-01 for the rating on that day.',
    score: (site: string) => `curl -s ${site}/api/projects/${EXAMPLE_PROJECT}/rating | jq '
  def half_up($n; $d): (2 * $n + $d) / (2 * $d) | floor;
  [.categories[]
    | { weight, known: [.signals[] | select(.points != null)] }
    | select(.known != [])
    | { weight, tenths: half_up([.known[] | .weight * (.points * 10000 | round)] | add; 10 * ([.known[].weight] | add)) }]
  | half_up([.[] | .weight * .tenths] | add; [.[].weight] | add) / 10'`,
    hash: (site: string) => `curl -s ${site}/api/projects/${EXAMPLE_PROJECT}/rating \\
  | jq -jcS '{ facts, methodVersion }' | sha256sum`,
  },
  demonstration: [
    'A new installation comes with a demonstration set. It has well-known projects with facts as of one day, each with its source, and token lists without ratings.',
    'While it is the only data, ratings use that day instead of today, so nothing goes out of date. A notice at the top says so, unless the operator replaced it or you closed it. The first import of other data removes the notice but keeps the set. From then on its facts age like all others.',
    'Facts may have changed since. What we could not confirm is unknown. Check every fact before you rely on it.',
    'Live data, such as trading and posts, is missing until a source is connected. Figures generated for show are marked as sample data.',
  ],
  changelog: {
    lead: 'Every change to a weight, scale, letter or gate is a new version, never a quiet edit. Published ratings keep their version.',
  },
} as const;
