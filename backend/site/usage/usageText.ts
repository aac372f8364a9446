import { CLARITY_MAX, CLARITY_MIN, SURVEY_PURPOSES } from '../../../contracts/site/survey';
import { printable } from '../../users/accounts';
import { table } from '../../cli/text';
import type { EventCount, SurveyAnswer, SurveyCount, UsageAnswer } from './readUsage';

const words = (properties: Record<string, string>): string =>
  Object.entries(properties)
    .map(([key, value]) => `${key}=${value}`)
    .join(' ');

function eventsText(events: readonly EventCount[]): string {
  if (events.length === 0) return 'No events.\n';
  const rows = events.map(({ day, eventName, properties, count, accounts }) => [
    day,
    eventName,
    words(properties),
    String(count),
    String(accounts),
  ]);
  return table([['day', 'event', 'properties', 'count', 'accounts'], ...rows]);
}

const each = (
  names: readonly string[],
  counts: Partial<Record<string, number>>,
): readonly string[] => names.map((name) => `${name} ${counts[name] ?? 0}`);

const CLARITIES = Array.from({ length: CLARITY_MAX - CLARITY_MIN + 1 }, (_, n) =>
  String(CLARITY_MIN + n),
);

const surveyText = ({ version, answers, purposes, clarity, comments }: SurveyCount): string =>
  [
    `Survey ${version}: answered by ${answers}, ${comments} with a comment`,
    `  here for        ${each(SURVEY_PURPOSES, purposes).join(', ')}`,
    `  ratings clear   ${each(CLARITIES, clarity).join(', ')}`,
    '',
  ].join('\n');

const answerText = ({ changedOn, version, purpose, clarity, comment }: SurveyAnswer): string =>
  [
    `${changedOn}  survey ${printable(version)}  ${purpose}  ${clarity} of ${CLARITY_MAX}`,
    ...(comment === '' ? [] : comment.split('\n').map((line) => `    ${printable(line)}`)),
    '',
  ].join('\n');

export function usageText(answer: UsageAnswer): string {
  if ('answers' in answer)
    return answer.answers.length === 0 ? 'No answers.\n' : answer.answers.map(answerText).join('');
  const surveys = answer.surveys.map(surveyText).join('');
  return `${eventsText(answer.events)}\n${surveys || 'The survey has no answers.\n'}`;
}
