import type { AnswerWord, Question, ShortAnswer } from '@/contracts/ratings/answers';
import { month } from './dates';

/** After the name of what is asked: "audited: partly". */
export const ANSWER_NAMES: Record<AnswerWord, string> = {
  yes: 'yes',
  no: 'no',
  partly: 'partly',
  'not-checked': 'not checked',
};

const SHORT_QUESTIONS: Record<Question, string> = {
  control: 'Changeable',
  losses: 'losses',
  audited: 'audited',
  reward: 'reward',
};

/** "Aug 2026", on one line. */
const monthOf = (on: string): string => month(on).replace(' ', '\u00a0');

/** "partly, Aug 2026": with the month of the answer's newest source. */
export const withMonth = (words: string, answer: Pick<ShortAnswer, 'on'> | undefined): string =>
  answer?.on ? `${words}, ${monthOf(answer.on)}` : words;

/** A site that a narrow column may break: "github.com/", "l2beat". */
export const breakable = (site: string): string => site.replace(/\/|(?=\.)/g, '$&\u200b');

/** "sources of Mar 2026 to Aug 2026: etherscan.io, github.com/l2beat"; empty where none has a day. */
export function sourceWords(answers: readonly ShortAnswer[]): string {
  const months = answers
    .flatMap(({ on }) => on ?? [])
    .sort()
    .map(monthOf);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined) return '';
  const sites = [...new Set(answers.flatMap(({ source }) => source ?? []))].join(', ');
  const days = first === last ? first : `${first} to ${last}`;
  return `sources of ${days}${sites && `: ${sites}`}`;
}

/** "Changeable: yes · losses: no · audited: partly · reward: yes"; empty where nothing is answered. */
export const answerWords = (answers: readonly ShortAnswer[]): string =>
  answers.some(({ answer }) => answer !== 'not-checked')
    ? answers.map(({ id, answer }) => `${SHORT_QUESTIONS[id]}: ${ANSWER_NAMES[answer]}`).join(' · ')
    : '';

/** The same with their sources. */
export const answerLine = (answers: readonly ShortAnswer[]): string => {
  const words = answerWords(answers);
  return words && [words, sourceWords(answers)].filter(Boolean).join(' · ');
};
