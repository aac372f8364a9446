/** What is said of a rating: where its points went, what would raise it, and the words above it. */
import * as yup from 'yup';
import { ANSWERS, QUESTIONS } from './answers';
import { freshnessFields } from './freshness';
import { evidenceSchema, SIGNAL_STATES } from './rating';
import {
  choice,
  isoDay,
  list,
  means,
  number,
  numberOrNull,
  oneOf,
  orNull,
  text,
  textOrNull,
} from '../schemas';
import { LETTERS, RATING_STATES, SECURITY_CATEGORIES } from '../vocabulary';

export const lossSchema = yup
  .object({
    signalId: text('Id of the signal in the method.'),
    category: choice(SECURITY_CATEGORIES, 'Category it counts in.'),
    name: text('Name of the signal.'),
    lost: number('Points of the score that it lost.'),
    unknown: number('Points of the score that it leaves unknown.'),
  })
  .meta({ name: 'Loss' });
export type Loss = yup.InferType<typeof lossSchema>;

export const raiseSchema = yup
  .object({
    signalId: text('Id of the signal in the method.'),
    category: choice(SECURITY_CATEGORIES, 'Category it counts in.'),
    name: text('Name of the signal.'),
    improvement: text('What to do.'),
    gain: number(
      'Points the score would gain if this signal alone were perfect. Caps still apply.',
    ),
  })
  .meta({ name: 'Raise' });
export type Raise = yup.InferType<typeof raiseSchema>;

export const flagSchema = yup
  .object({
    id: text('Id of the flag.'),
    kind: choice(['found', 'unshown'], 'found: known and bad; unshown: nobody has shown it.'),
    text: text('In words.'),
    signalId: textOrNull('Signal or gate whose proof it is.'),
    evidence: orNull(evidenceSchema.default(undefined), 'Its newest source.'),
  })
  .meta({ name: 'Flag' });
export type Flag = yup.InferType<typeof flagSchema>;

const answerFields = {
  id: choice(
    QUESTIONS,
    'control: can somebody take or change users’ money; losses: has some been lost; audited: is the running code audited; reward: is there one for reporting a hole.',
  ),
  answer: choice(ANSWERS, 'yes, no, partly; or not-checked: by this site, in time.'),
  on: orNull(isoDay(), 'Day on which it rests; null: it carries no date, or nobody has checked.'),
};

export const shortAnswerSchema = yup
  .object({
    ...answerFields,
    source: means(
      yup.string().nullable().optional(),
      'Site of its newest source, at GitHub with the owner, or what that is where it has no address; null: there is none. Missing in ratings made before rows named it.',
    ),
  })
  .meta({ name: 'ShortAnswer' });

export const answerSchema = yup
  .object({
    ...answerFields,
    text: text('In a sentence: who and how fast, how much, how many contracts, up to how much.'),
    signalId: text('Signal whose proof it is.'),
    state: choice(SIGNAL_STATES, 'State of that signal.'),
    evidence: orNull(evidenceSchema.default(undefined), 'Its newest source.'),
  })
  .meta({ name: 'Answer' });
export type Answer = yup.InferType<typeof answerSchema>;

/** From valid facts only: the words above a rating. */
export const verdictSchema = yup
  .object({
    text: text('For someone with two minutes.'),
    flags: list(flagSchema, 'What to know beside the four answers: at most two, the worst first.'),
  })
  .meta({ name: 'Verdict' });
export type Verdict = yup.InferType<typeof verdictSchema>;

export const shortVerdictSchema = yup
  .object({
    id: text('Id of the project.'),
    name: text('Its name, cut where it is very long.'),
    state: choice(RATING_STATES, 'rated, not-rated, suspended, compromised or wound-down.'),
    letter: orNull(oneOf(LETTERS), 'Letter after gates; null: not rated.'),
    possibleLetter: orNull(oneOf(LETTERS), 'Letter if all that is unknown turned out best.'),
    score: numberOrNull('What is proven, 0 to 100; null: nothing is measured.'),
    text: text('The verdict: as many of its sentences as fit, or a part of the first.'),
    ...freshnessFields,
    url: text('Its page on this site.'),
  })
  .meta({ name: 'ShortVerdict' });
export type ShortVerdict = yup.InferType<typeof shortVerdictSchema>;
