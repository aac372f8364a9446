/** The rules of the method in force. */
import * as yup from 'yup';
import { GATE_KINDS, SIGNAL_STATES } from './rating';
import { choice, isoDay, list, means, number, oneOf, orNull, text } from '../schemas';
import {
  CONTEXT_CATEGORIES,
  LETTERS,
  LINES,
  PROFILES,
  RATING_STATES,
  SECURITY_CATEGORIES,
  TIERS,
} from '../vocabulary';

/** Keyed by the rule's own names. */
const numbers = () =>
  means(yup.mixed<Record<string, number>>().required(), 'Numbers of the rule, by name.');
const texts = () =>
  means(
    yup.mixed<Record<string, string>>().required(),
    'Templates of the sentences it makes: `{name}` is filled in, `{n|one|many}` goes by the count.',
  );

const categoryRule = <const T extends readonly string[]>(ids: T, name: string) =>
  yup
    .object({
      id: choice(ids, 'Id of the category.'),
      name: text('Its name.'),
      weight: number('Percent of the security score; 0 for context.'),
      question: text('The question that it answers.'),
    })
    .meta({ name });

/** Terms and what they mean. */
const described = <const T extends readonly string[]>(ids: T, name: string, words: string) =>
  list(
    yup
      .object({
        id: choice(ids, 'Its id.'),
        name: text('Its name.'),
        meaning: text('What it means.'),
      })
      .meta({ name }),
    words,
  );

export const scaleRowSchema = yup
  .object({
    id: text('Id of the step.'),
    when: text('When it applies, in words.'),
    points: number('0 to 1; in a scale of deductions, what each item subtracts.'),
    at: means(yup.number(), 'Value at which a curve has these points.'),
    curve: means(yup.string(), 'Curve that the step is on.'),
  })
  .meta({ name: 'ScaleRow' });

export const changelogSchema = list(
  yup
    .object({
      version: text('Version of the method.'),
      date: means(isoDay().required(), 'Day on which it took effect.'),
      text: text('What changed.'),
    })
    .meta({ name: 'MethodChange' }),
);

/** What kind of thing a fact is about, which decides how long it is valid. */
export const ENDURANCES = ['fixed', 'chain', 'holders', 'server', 'document', 'review'] as const;

export const signalRuleSchema = yup
  .object({
    id: text('Id of the signal in the method.'),
    category: choice(LINES, 'Category it counts in.'),
    name: text('Its name.'),
    weight: number('Percent of its category.'),
    what: text('What it measures.'),
    why: text('Why the method has it.'),
    reading: text('How the facts are read.'),
    scale: list(scaleRowSchema, 'From fact to points.'),
    constants: numbers(),
    words: texts(),
    improvement: orNull(yup.string(), 'The change that earns the lost part.'),
    profile: orNull(oneOf(PROFILES), 'Only for projects of this profile.'),
    endurance: choice(
      ENDURANCES,
      'What kind of thing its facts are about: decides how long they are valid.',
    ),
    need: orNull(yup.string(), 'The evidence that shows the unknown part.'),
  })
  .meta({ name: 'SignalRule' });

export const gateRuleSchema = yup
  .object({
    id: text('Id of the gate.'),
    name: text('Its name.'),
    when: text('When it applies, in words.'),
    why: text('Why the method has it.'),
    reason: text('Template of the reason it gives.'),
    constants: numbers(),
    words: texts(),
    kind: choice(GATE_KINDS, 'question, answer or danger.'),
    cap: orNull(oneOf(LETTERS), 'Best letter while it applies; null: no rating.'),
    profile: orNull(
      yup.array().of(oneOf(PROFILES).required()),
      'Only for projects of these profiles; null: for all.',
    ),
    need: text('What answers it.'),
  })
  .meta({ name: 'GateRule' });

/** Days after the evidence's own day. */
const lifetimesSchema = yup
  .object({
    chainRead: number('State of a chain, read by this site.'),
    holdersRead: number('Holders, read by this site.'),
    namedBlock: number('State of a chain, read by others who name the block.'),
    serverRead: number('A server’s answer, read by this site.'),
    document: number('A document about something that can change.'),
    review: number('A search through lists.'),
  })
  .meta({ name: 'Lifetimes' });
export const LIFETIME_IDS = [
  'fixed',
  'chainRead',
  'holdersRead',
  'namedBlock',
  'serverRead',
  'document',
  'review',
] as const;

export const methodSchema = yup
  .object({
    version: text('Version of the method.'),
    name: text('Its name.'),
    principles: list(
      yup
        .object({ title: text('The principle in a few words.'), text: text('In words.') })
        .meta({ name: 'Principle' }),
      'The rules that the method follows.',
    ),
    categories: list(
      categoryRule(SECURITY_CATEGORIES, 'MethodCategory'),
      'Categories of the security score.',
    ),
    context: list(categoryRule(CONTEXT_CATEGORIES, 'MethodContext'), 'Categories beside it.'),
    letters: list(
      yup
        .object({
          letter: choice(LETTERS, 'The letter.'),
          from: number('Lowest score that has it.'),
          meaning: text('What it means.'),
        })
        .meta({ name: 'LetterRule' }),
      'Letters, the best first.',
    ),
    tiers: list(
      yup
        .object({ id: choice(TIERS, 'Its id.'), name: text('Its name.') })
        .meta({ name: 'TierRule' }),
      'Kinds of sources.',
    ),
    stateFrom: yup
      .object({
        good: number('Points from which a signal is good.'),
        warn: number('Points from which it is a warning; below, it is bad.'),
      })
      .meta({
        name: 'StateFrom',
        description: 'Points from which a signal is good, and from which it is a warning.',
      })
      .required(),
    formulas: list(
      yup
        .object({ id: text('Its id.'), name: text('Its name.'), text: text('In words.') })
        .meta({ name: 'Formula' }),
      'How scores are computed.',
    ),
    changelog: means(changelogSchema, 'Versions of the method, the newest first.'),
    signals: list(signalRuleSchema, 'Rules of the signals.'),
    gates: list(gateRuleSchema, 'Rules that limit the letter.'),
    profiles: described(PROFILES, 'ProfileRule', 'Yardsticks of kinds of projects.'),
    lifetimes: means(
      lifetimesSchema.required(),
      'Days for which facts are valid, by how they were established.',
    ),
    lifetimeRows: list(
      yup
        .object({ id: choice(LIFETIME_IDS, 'Its id.'), name: text('Its name.') })
        .meta({ name: 'LifetimeRow' }),
      'Those kinds, in words.',
    ),
    states: described(SIGNAL_STATES, 'StateRule', 'States of a signal.'),
    ratingStates: described(RATING_STATES, 'RatingStateRule', 'States of a rating.'),
    knownFrom: number('Share, 0 to 1, that must be known for a rating.'),
    suspendedOver: number('Share, 0 to 1: more than this run out suspends a rating.'),
    words: yup
      .object({
        off: text('Of a signal that is not measured here.'),
        ranOut: text('Of a signal of which something has run out.'),
        noSource: text('Of a fact without a source.'),
      })
      .meta({ name: 'MethodWords', description: 'Sentences that several signals use.' })
      .required(),
    off: list(
      yup.string().required(),
      'Ids of signals that this site has no source for: off for every project alike.',
    ),
  })
  .meta({ name: 'Method' });
export type PublicMethod = yup.InferType<typeof methodSchema>;
export type SignalRule = PublicMethod['signals'][number];
export type GateRule = PublicMethod['gates'][number];
