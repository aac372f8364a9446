/** Method 1.0: what it stands on, and its formulas in words. */
import type { Method } from '../methodTypes';

export const PRINCIPLES: Method['principles'] = [
  {
    title: 'Recomputable',
    text: 'Every input, weight and step of a rating is published with it. A reader with a pocket calculator gets the same score.',
  },
  {
    title: 'Unknown is neither zero nor fine',
    text: 'What is not known leaves the mean and lowers the coverage. The score is shown with the range it could have.',
  },
  {
    title: 'Powers are judged by who holds them',
    text: "An immutable contract, a vote with a seven-day delay, a 5-of-9 multisig and one person's key are four different things.",
  },
  {
    title: 'Gates before averages',
    text: 'A named fatal fact caps the letter, and the reason stands beside it. A high mean never hides a single key.',
  },
  {
    title: 'Popularity is context',
    text: 'Market and community are rated apart and never enter the security score. Nothing commercial is an input.',
  },
  {
    title: 'An audit covers code, not a name',
    text: 'A report counts for the contracts and the implementation that it read. Code that changed since says so.',
  },
  {
    title: 'History is append-only',
    text: "Every published rating stays, with its inputs' hash, method version and time, also the one of the day before an incident.",
  },
  {
    title: 'Facts age',
    text: 'Every signal but Maturity has a lifetime, after which it counts as unknown.',
  },
  {
    title: 'Compromised or wound down is off the scale',
    text:
      'A project that is marked as compromised (taken over, and not put right) or as wound down has no score, instead of a low one. ' +
      'Its last score is shown beside its status. A project that had an incident and went on is scored; the incident counts under Incidents.',
  },
];

export const FORMULAS: Method['formulas'] = [
  {
    id: 'category',
    name: 'Category score',
    text: '100 × Σ (weight × points) ÷ Σ weight, over the signals that are known, to one decimal. Points have at most four decimals.',
  },
  {
    id: 'score',
    name: 'Security score',
    text: 'Σ (weight × category score) ÷ Σ weight, over the security categories with at least one known signal, to one decimal.',
  },
  {
    id: 'coverage',
    name: 'Coverage',
    text: "Known weight ÷ applicable weight; a signal counts its category's weight × its own. What is not applicable leaves both.",
  },
  {
    id: 'range',
    name: 'Range',
    text: 'The score with every unknown signal at 0 points, and with every unknown signal at 1 point.',
  },
  {
    id: 'provisional',
    name: 'Provisional',
    text: 'Coverage below 0.6. A provisional rating is shown and not ranked.',
  },
  {
    id: 'letter',
    name: 'Letter',
    text: 'The best letter whose least score is reached; gates can lower the letter and never the score.',
  },
  {
    id: 'rank',
    name: 'Rank',
    text: 'By score, then coverage, then name, over active projects whose rating is not provisional.',
  },
  { id: 'rounding', name: 'Rounding', text: 'Half up, on the exact decimal value.' },
];
