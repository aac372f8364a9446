import type { Method } from '../methodTypes';

export const PRINCIPLES: Method['principles'] = [
  {
    title: 'Recomputable',
    text: 'Every input, weight and step is published. Anyone with a pocket calculator gets the same score.',
  },
  {
    title: 'Unknown is neither zero nor fine',
    text: 'An unknown signal is left out of the average and lowers the coverage. We show the score with its possible range.',
  },
  {
    title: 'Powers are rated by who has them',
    text: "An immutable contract, a vote with a seven-day delay, a 5-of-9 multisig and one person's key are four different things.",
  },
  {
    title: 'Gates before averages',
    text: 'One fatal fact caps the letter, and the page says why. A high average never hides a single key.',
  },
  {
    title: 'Popularity is context',
    text: 'Market and community are rated separately and never enter the security score. Nothing commercial is an input.',
  },
  {
    title: 'An audit covers code, not a name',
    text: 'A report covers the contracts and implementation it reviewed. We say when the code has changed since.',
  },
  {
    title: 'History is append-only',
    text: 'Every published rating stays, with its input hash, method version and time. So does the one from the day before an incident.',
  },
  {
    title: 'Facts age',
    text: 'Every signal except Maturity has a lifetime. After that it is out of date and counts as unknown.',
  },
  {
    title: 'Compromised or wound down means no score',
    text:
      'A project marked compromised (taken over and not restored) or wound down has no score, rather than a low one. ' +
      'Its last score appears beside its status. A project that continued after an incident is scored; the incident counts under Incidents.',
  },
];

export const FORMULAS: Method['formulas'] = [
  {
    id: 'category',
    name: 'Category score',
    text: '100 × Σ (weight × points) ÷ Σ weight, over the known signals, to one decimal. Points have at most four decimals.',
  },
  {
    id: 'score',
    name: 'Security score',
    text: 'Σ (weight × category score) ÷ Σ weight, over the security categories with at least one known signal, to one decimal.',
  },
  {
    id: 'coverage',
    name: 'Coverage',
    text: "Known weight ÷ applicable weight. A signal's weight here is its category's weight × its own. Signals that don't apply are left out.",
  },
  {
    id: 'range',
    name: 'Range',
    text: 'The score with every unknown signal at 0 points, and with every unknown signal at 1 point.',
  },
  {
    id: 'provisional',
    name: 'Provisional',
    text: 'Coverage below 0.6. A provisional rating is shown but not ranked.',
  },
  {
    id: 'letter',
    name: 'Letter',
    text: 'A score earns the highest letter whose minimum it meets. Gates can lower the letter, never the score.',
  },
  {
    id: 'rank',
    name: 'Rank',
    text: 'By score, then coverage, then name, among active projects whose rating is not provisional.',
  },
  { id: 'rounding', name: 'Rounding', text: 'Half up, on the exact decimal value.' },
];
