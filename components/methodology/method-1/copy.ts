export const copy = {
  title: 'How ratings were made by method 1.0',
  replaced:
    'Ratings before method 2.0 were made by these rules. They keep their version and are not recalculated.',
  current: 'The method in force',
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
  changelog: {
    lead: 'Every change to a weight, scale, letter or gate is a new version, never a quiet edit. Published ratings keep their version.',
  },
} as const;
