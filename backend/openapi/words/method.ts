import type * as yup from 'yup';
import type { GateRule, PublicMethod, scaleRowSchema, SignalRule } from '../../../contracts/method';
import type { Words } from './words';

const signalId = 'Id of the signal in the method.';
type Row<Name extends keyof PublicMethod> = PublicMethod[Name] extends (infer One)[] ? One : never;
const rule = {
  name: 'Its name.',
  when: 'When it applies, in words.',
  why: 'Why the method has it.',
  constants: 'Numbers of the rule, by name.',
  words:
    'Templates of the sentences it makes: `{name}` is filled in, `{n|one|many}` goes by the count.',
};

const methodCategory: Words<Row<'categories'>> = {
  id: 'Id of the category.',
  name: rule.name,
  weight: 'Percent of the security score; 0 for context.',
  question: 'The question that it answers.',
};

const scaleRow: Words<yup.InferType<typeof scaleRowSchema>> = {
  id: 'Id of the step.',
  when: rule.when,
  points: '0 to 1; in a scale of deductions, what each item subtracts.',
  at: 'Value at which a curve has these points.',
  curve: 'Curve that the step is on.',
};

const signalRule: Words<SignalRule> = {
  id: signalId,
  category: 'Category it counts in.',
  name: rule.name,
  weight: 'Percent of its category.',
  profile: 'Only for projects of this profile.',
  endurance: 'What kind of thing its facts are about: decides how long they are valid.',
  what: 'What it measures.',
  why: rule.why,
  reading: 'How the facts are read.',
  scale: 'From fact to points.',
  constants: rule.constants,
  words: rule.words,
  need: 'What would show the unknown part.',
  improvement: 'What would earn the lost part.',
};

const gateRule: Words<GateRule> = {
  id: 'Id of the gate.',
  kind: 'question, answer or danger.',
  name: rule.name,
  cap: 'Best letter while it applies; null: no rating.',
  profile: 'Only for projects of these profiles; null: for all.',
  when: rule.when,
  why: rule.why,
  reason: 'Template of the reason it gives.',
  need: 'What answers it.',
  constants: rule.constants,
  words: rule.words,
};

const method: Words<PublicMethod> = {
  version: 'Version of the method.',
  name: rule.name,
  principles: 'What the method holds to.',
  categories: 'Categories of the security score.',
  context: 'Categories beside it.',
  signals: 'Rules of the signals.',
  gates: 'Rules that limit the letter.',
  letters: 'Letters, the best first.',
  tiers: 'Kinds of sources.',
  profiles: 'Yardsticks of kinds of projects.',
  lifetimes: 'Days for which facts are valid, by how they were established.',
  lifetimeRows: 'Those kinds, in words.',
  states: 'States of a signal.',
  ratingStates: 'States of a rating.',
  stateFrom: 'Points from which a signal is good, and from which it is a warning.',
  knownFrom: 'Share, 0 to 1, that must be known for a rating.',
  suspendedOver: 'Share, 0 to 1: more than this run out suspends a rating.',
  formulas: 'How scores are computed.',
  words: 'Sentences that several signals use.',
  changelog: 'Versions of the method, the newest first.',
  off: 'Ids of signals that this site has no source for: off for every project alike.',
};

const meaning = 'What it means.';
const text = 'In words.';
const namedRow = { id: 'Its id.', name: rule.name };

export const METHOD_WORDS = {
  MethodCategory: methodCategory,
  MethodContext: methodCategory,
  ScaleRow: scaleRow,
  SignalRule: signalRule,
  GateRule: gateRule,
  Method: method,
  Principle: { title: 'The principle in a few words.', text } satisfies Words<Row<'principles'>>,
  LetterRule: {
    letter: 'The letter.',
    from: 'Lowest score that has it.',
    meaning,
  } satisfies Words<Row<'letters'>>,
  TierRule: namedRow satisfies Words<Row<'tiers'>>,
  StateRule: { ...namedRow, meaning } satisfies Words<Row<'states'>>,
  RatingStateRule: { ...namedRow, meaning } satisfies Words<Row<'ratingStates'>>,
  ProfileRule: { ...namedRow, meaning } satisfies Words<Row<'profiles'>>,
  LifetimeRow: namedRow satisfies Words<Row<'lifetimeRows'>>,
  Lifetimes: {
    chainRead: 'State of a chain, read by this site.',
    holdersRead: 'Holders, read by this site.',
    namedBlock: 'State of a chain, read by others who name the block.',
    serverRead: 'A server’s answer, read by this site.',
    document: 'A document about something that can change.',
    review: 'A search through lists.',
  } satisfies Words<PublicMethod['lifetimes']>,
  StateFrom: {
    good: 'Points from which a signal is good.',
    warn: 'Points from which it is a warning; below, it is bad.',
  } satisfies Words<PublicMethod['stateFrom']>,
  Formula: { ...namedRow, text } satisfies Words<Row<'formulas'>>,
  MethodWords: {
    off: 'Of a signal that is not measured here.',
    ranOut: 'Of a signal of which something has run out.',
    noSource: 'Of a fact without a source.',
  } satisfies Words<PublicMethod['words']>,
  MethodChange: {
    version: 'Version of the method.',
    date: 'Day on which it took effect.',
    text: 'What changed.',
  } satisfies Words<Row<'changelog'>>,
};
