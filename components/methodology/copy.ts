import { EXAMPLE_PROJECT } from './constants';

/** The methodology page's words; the rules themselves come from the method. */
export const copy = {
  title: 'How a rating is made',
  description:
    'Every rule behind a rating: signals, weights, scales, gates and letters, and how to check a score yourself.',
  lead: 'A rating is a sum of published facts, by rules that stand on this page and nowhere else. They are the very rules that compute.',
  version: (name: string, date: string | undefined) => (date ? `${name}, of ${date}` : name),
  contents: 'On this page',
  openData: 'The method as data (JSON)',

  minute: {
    sum: (signals: number, categories: string) =>
      `${signals} signals in the categories ${categories} each earn points from 0 to 1. Weighed and added up, they are a score from 0 to 100.`,
    unknown: (below: string) =>
      `What is not known leaves the sum and lowers the coverage. Below ${below} the rating is provisional and has no rank.`,
    gates: (gates: number) =>
      `${gates} facts are too grave to be averaged away: each caps the letter, however good the rest is.`,
    age: 'Every known signal names its source and day; all but Maturity count for a limited time.',
    context:
      'Market and community are shown beside the score and never enter it. Nothing commercial does.',
    status:
      'A project that is marked as compromised (taken over, and not put right) or as wound down has no score. A project that had an incident and went on is scored; the incident counts under Incidents.',
  },

  sum: {
    lead: 'Each signal has a weight within its category, each category a weight within the score. An example with made-up points:',
    signal: 'Signal',
    weight: 'Weight',
    points: 'Points',
    category: 'Category',
    score: 'Score',
    unknown: 'unknown',
    categoryWords: (name: string) =>
      `${name}: weight times points over the known signals, divided by their weights.`,
    left: (known: string) =>
      `What is unknown has left the sum: ${known} of this category is known.`,
    wholeWords: 'The score: the same with the categories.',
    letterWords: (score: string, letter: string) =>
      `${score} is in the band of ${letter}. If a gate stands, the letter is lower; the score stays.`,
  },

  signals: {
    lead: 'The points of a signal come from its scale. Below each: what it asks, why, and what brings how much.',
    weight: (weight: number, category: string) => `${weight} of 100 in ${category}`,
    ofScore: (weight: number) => `${weight}% of the score`,
    when: 'When',
    points: 'Points',
    reading: 'How to read it',
    says: 'What it says',
    good: 'Good',
    bad: 'Poor',
    unknown: 'Unknown',
    improvement: 'What raises it',
  },

  letters: {
    lead: 'The letter is the best one whose least score is reached.',
    letter: 'Letter',
    from: 'From',
    meaning: 'Meaning',
  },
  gates: {
    lead: 'A high mean never hides one fatal fact. While a gate stands, the letter is no better than its cap, and the reason stands beside it.',
    cap: 'No better than',
    counts: (days: number) => `An observation counts for ${days} ${days === 1 ? 'day' : 'days'}.`,
  },
  unknown: {
    states: 'States of a signal',
    statuses: 'States of a project',
    least: 'An unknown is not zero and not fine.',
  },
  evidence: {
    lead: 'Every signal shows where its facts come from. Sources are sorted by how hard they are to bend, the hardest first.',
    aging:
      'A fact that was not looked at again within its lifetime counts as unknown, and the page says since when.',
  },
  context: {
    lead: 'How a token trades and how much is said about it is context. It is drawn hollow, and its weight in the score is 0.',
  },
  never: {
    lead: 'None of this can move a score:',
    items: [
      'payments, orders, sponsorship or any other business with this site: the function that computes has no field for them, and a test holds that',
      'the price, the liquidity and the trading of a token: they are context',
      'votes, posts and page views: they are context, too',
      'an opinion: every signal is a rule that stands on this page',
    ],
  },
  recompute: {
    lead: 'The data of a rating holds every signal with its points and weight, and the facts they were made of. This does the sum, in whole numbers, so that no binary fraction decides:',
    note: 'It prints the published score of an active project. The fingerprint is the SHA-256 of the canonical JSON (RFC 8785) of facts and method version:',
    history: 'Add ?at=2026-11-21 for the rating that stood on a day.',
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
    'A new installation is filled with a demonstration set: well-known projects with facts that were gathered by hand on one day, each with its source, and token lists without a rating.',
    'While it is the only data, it is rated as of that day and not as of today, so that nothing expires while you look around, and a notice at the top says so, unless the operator has put another announcement there or you have closed it. The first import of other data takes the notice away and not the set: from then on its facts age like all others.',
    'Facts may have changed since, and what could not be confirmed was left out and is unknown. Check every fact before you rely on it.',
    'What only a live source can know, such as trading and posts, is absent until one is connected. A figure that is generated for show is marked as sample data.',
  ],
  changelog: {
    lead: 'A change of a weight, a scale, a band or a gate is a new version, never a quiet edit. Published ratings keep the version they were made with.',
  },
} as const;
