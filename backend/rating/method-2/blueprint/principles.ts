import type { Method } from '../methodTypes';

export const PRINCIPLES: Method['principles'] = [
  {
    title: 'Recomputable',
    text: "A page's own JSON holds every input, weight and step. A pocket calculator gets the score.",
  },
  {
    title: 'A point is earned by evidence',
    text: 'The score is what is proven. What is missing from 100 is either lost (known and bad) or unknown (not shown). The two are never mixed.',
  },
  {
    title: 'Ignorance never helps',
    text: 'To delete a fact, to leave an entry out of a list or to wait never raises a score. Tests check it on every record.',
  },
  {
    title: 'Too little known is no rating',
    text: 'Under 60% known, or with a question open, a project is not rated. That is not a bad mark.',
  },
  {
    title: 'Our neglect is not their fault',
    text: 'When facts run out because this site has not looked again, the rating is suspended.',
  },
  {
    title: 'Powers are rated by the weakest holder',
    text: 'A list of powers counts once every path has been followed to its end.',
  },
  {
    title: 'Gates before averages',
    text: 'Some questions must be answered, some answers must be shown, and a danger once found caps the letter until it is gone.',
  },
  {
    title: 'A fact is as old as its source',
    text: 'The day of a document is its own, never the day on which it was typed.',
  },
  {
    title: 'An audit covers the code it names',
    text: 'A report that names no contract earns nothing.',
  },
  {
    title: 'Different things, different yardsticks',
    text: 'A coin backed by a bank account, a layer 2, a bridge and a lending protocol fail in different ways.',
  },
  {
    title: 'Popularity is context',
    text: 'Market and community never enter the score. Nothing commercial is an input.',
  },
  {
    title: 'History is append-only',
    text: 'Every published rating stays. Compromised and ended projects show the rating of the day before.',
  },
];

export const FORMULAS: Method['formulas'] = [
  {
    id: 'signal',
    name: 'Signal',
    text: 'Proven: the least that the facts allow. Possible: the most. Both 0 to 1, four decimals.',
  },
  {
    id: 'category',
    name: 'Category',
    text: '100 × Σ (weight × proven) ÷ Σ weight over the signals in force that apply, one decimal. Likewise possible.',
  },
  {
    id: 'score',
    name: 'Score',
    text: 'Σ (weight × category) ÷ Σ weight over the categories as published, one decimal.',
  },
  {
    id: 'rest',
    name: 'Lost and unknown',
    text: 'Lost = 100 − possible. Unknown = possible − score. Known = 1 − unknown ÷ 100.',
  },
  {
    id: 'profile',
    name: 'Profile',
    text: "A profile's own signals take their weight in the category; the others share the rest in proportion.",
  },
  {
    id: 'letter',
    name: 'Letter',
    text: 'A rated score earns the highest letter whose minimum it meets. Gates can lower the letter, never the score.',
  },
  {
    id: 'rank',
    name: 'Rank',
    text: 'Among the rated, by letter, then by score. Equal letters with equal whole numbers share a rank.',
  },
  { id: 'rounding', name: 'Rounding', text: 'Half up, on the exact decimal value.' },
];
