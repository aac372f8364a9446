import type { AnswerWord, Question, ShortAnswer } from '@/contracts/answers';

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

/** "Changeable: yes · losses: no · audited: partly · reward: yes"; empty where nothing is answered. */
export const answerLine = (answers: readonly ShortAnswer[]): string =>
  answers.some(({ answer }) => answer !== 'not-checked')
    ? answers.map(({ id, answer }) => `${SHORT_QUESTIONS[id]}: ${ANSWER_NAMES[answer]}`).join(' · ')
    : '';
