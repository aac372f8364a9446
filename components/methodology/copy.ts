import { EXAMPLE_PROJECT } from './constants';

export const copy = {
  title: 'How a rating is made',
  description:
    'Every rule behind a rating: weights, signals, letters, gates and lifetimes, and a calculator that runs the method itself.',
  lead: 'The score is what is proven. This page is generated from the code that calculates scores.',
  version: (name: string, date: string | undefined) => (date ? `${name}, ${date}` : name),
  openData: 'The method as data (JSON)',

  frozen: {
    title: 'How ratings were made by method 1.0',
    lead: 'Frozen on 27 November 2026. Ratings are no longer computed by method 1.0; those published under it stay as they were.',
    current: 'The method in force',
    version: 'Method 1.0, 21 Nov 2026',
  },

  minute: {
    sum: (signals: number, categories: string) =>
      `${signals} signals in ${categories} earn points by evidence. Their weighted average is the score.`,
    parts:
      'What is missing from 100 is either lost (known and bad) or unknown (not shown). The two are never mixed.',
    known: (share: string) =>
      `Under ${share} known, or with a question open, a project is not rated. That is no bad mark.`,
    gates: (gates: number) => `${gates} gates can cap the letter, never the score.`,
    age: 'A fact is as old as its source. When our checks run out, the rating is suspended.',
  },

  weights: {
    lead: 'Each area is what a signal can add to the score, for a project of the profile Protocol.',
    words: (category: string, weight: number, signals: string) =>
      `${category} ${weight}: ${signals}.`,
  },

  signals: {
    lead: 'Each with its share of the score and the shape of its scale. Open one for its steps.',
    ofScore: (weight: number) => `${weight}% of the score`,
    weight: (weight: number, category: string) => `${weight}% of ${category}`,
    only: (profile: string) => `${profile} only`,
    context: 'No weight in the score',
    contextTitle: 'Context, apart',
    contextLead: 'Trading and attention. Drawn hollow; they weigh 0 in the score.',
    reading: 'How points are given',
    need: 'Evidence needed',
    improvement: 'What raises it',
    points: (points: number) => `${points}`,
    minus: (points: number) => (points === 0 ? '0' : `−${points}`),
    figure: (rows: string) => `Points: ${rows}`,
  },

  letters: {
    meanings: 'What each letter means',
    lead: 'A score earns the highest letter whose minimum it meets. The badge shows both ends: proven and possible.',
    ruler: (bands: string) => `Ruler of letters: ${bands}`,
    band: (letter: string, from: number) => `${letter} from ${from}`,
  },

  gates: {
    lead: 'A gate caps the letter, however high the average is. Open one for its rule.',
    kind: 'Kind',
    gate: 'Gate',
    bad: 'Known and bad',
    unknown: 'Unknown',
    cap: (letter: string) => `at most ${letter}`,
    noRating: 'not rated',
    same: (letter: string) => `the same: at most ${letter}`,
    nothing: 'no effect',
    stays: 'A newer look at the same thing ends it.',
    only: (profiles: string) => `Only ${profiles}.`,
    kinds: {
      question: 'Questions: without an answer there is no rating',
      answer: 'Answers that must be shown: silence is a no',
      danger: 'Dangers: once found, they stay until a newer look ends them',
    },
  },

  lifetimes: {
    lead: 'A fact is valid from its own day, or from our last check. Then it is out of date and counts as unknown.',
    kind: 'Kind of fact',
    days: 'Valid for',
    never: 'ever',
    ofDays: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    suspended: (share: string) =>
      `A rating is suspended when more than ${share} of the whole has run out this way, or what answered a gate.`,
  },

  profiles: {
    lead: 'A profile adds signals of its own; the others of that category share the rest of the weight.',
    list: 'The profiles',
    adds: 'Adds',
    none: 'nothing',
    signal: (name: string, weight: number, category: string) =>
      `${name} (${weight}% of ${category})`,
  },

  sum: {
    lead: 'An example with made-up points:',
    signal: 'Signal',
    weight: 'Weight',
    proven: 'Proven',
    possible: 'Possible',
    category: 'Category',
    categoryLine: (name: string) => `${name}, proven:`,
    scoreLine: 'Score:',
    rest: ({ score, possible }: { score: string; possible: string }) =>
      `${score} proven, ${possible} possible`,
    lost: (lost: string, unknown: string, known: string) =>
      `Lost ${lost}, unknown ${unknown}; ${known} is known.`,
    letter: (score: string, letter: string) => `${score} is in the ${letter} range.`,
    rules: 'All formulas',
    tables: 'The figures of the example',
  },

  evidence: {
    lead: 'Every signal shows where its facts come from. Sources from hardest to easiest to fake:',
    states: 'States of a signal',
    never: 'What never counts',
    demonstration: 'The demonstration set',
    ratingStates: 'States of a rating',
  },
  never: [
    'Payments, orders, sponsorship or other business with this site: the code that calculates scores has no field for them, and a test checks that.',
    'A token’s price, liquidity and trading, votes, posts and page views: they are context.',
    'Opinions: every signal is a rule on this page.',
  ],
  recompute: {
    commands: 'The commands',
    lead: 'The data of a rating has every signal with its points and weight, and the facts behind them. Two commands recompute the score and the fingerprint.',
    note: 'The first does the sum in whole numbers. The second puts each source in its place, then prints the SHA-256 of the canonical JSON (RFC 8785) of facts and method version.',
    history: 'Add ?at=2026-09-01 for the rating on that day.',
    score: (site: string) => `curl -s ${site}/api/projects/${EXAMPLE_PROJECT}/rating | jq '
  def half_up($n; $d): (2 * $n + $d) / (2 * $d) | floor;
  [.categories[]
    | { weight, asked: [.signals[] | select(.state != "n/a")] }
    | select(.asked != [])
    | { weight, tenths: half_up([.asked[] | .weight * (.proven * 10000 | round)] | add; 10 * ([.asked[].weight] | add)) }]
  | half_up([.[] | .weight * .tenths] | add; [.[].weight] | add) / 10'`,
    hash: (site: string) => `curl -s ${site}/api/projects/${EXAMPLE_PROJECT}/rating \\
  | jq -jcS '.sources as $s | def named($name; sourced): if has($name) then .[$name] |= sourced else . end;
    { facts: .facts | walk(if type == "object" then named("evidence"; map($s[.])) | named("source"; $s[.]) else . end), methodVersion }' \\
  | sha256sum`,
  },
  demonstration:
    'A new installation comes with well-known projects and their facts. While that is its only data, ratings use the day of that set. Facts may have changed since: check every one before you rely on it.',
  changelog: {
    lead: 'Every change of a rule is a new version. Published ratings keep theirs.',
    letters: 'Each project’s letter before and after 2.0, and why',
    principles: 'The principles',
  },
  calculator: {
    lead: 'Runs the method itself, in your browser. Start from nothing or from a project’s published facts, change facts, and see the result. What you change stays in your browser: it is not published, and the result is not a rating.',
    open: 'Open the calculator',
    loading: 'Loading the method',
    failed: 'The calculator could not load.',
    retry: 'Try again',
    noScript: 'The calculator needs JavaScript.',
  },
} as const;
