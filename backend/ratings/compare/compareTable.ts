import type { LetterChange, LetterChanges } from '../../../contracts/letterChanges';

/** Cut, so that 79.9 with its letter A never reads as 80. */
const whole = (score: number): string => String(Math.floor(score));

const sayBefore = ({ letter, score, provisional, status }: LetterChange['before']): string => {
  if (status !== 'active') return status;
  if (score === null) return 'not rated';
  return `${letter} ${whole(score)}${provisional ? ', provisional' : ''}`;
};

const sayAfter = ({ state, letter, score, possible }: LetterChange['after']): string =>
  state === 'rated' ? `${letter} ${whole(score)}–${whole(possible)}` : state.replace('-', ' ');

const cell = (text: string): string => text.replace(/\|/g, '\\|');

/** Markdown. */
export function compareTable({ asOf, rankedBefore, ratedAfter, items }: LetterChanges): string {
  const lines = items.map(
    ({ projectId, before, after, why }) =>
      `| ${projectId} | ${sayBefore(before)} | ${sayAfter(after)} | ${cell(why)} |`,
  );
  return `# Letters before and after method 2.0

The embedded set as of ${asOf.slice(0, 10)}, by both methods. Method 1.0 ranked ${rankedBefore} of ${items.length} records; 2.0 rates ${ratedAfter}. Two
figures are what is proven and what is possible. Made by \`npm run --silent rate -- --compare\`.

| Project | 1.0 | 2.0 | Why |
| --- | --- | --- | --- |
${lines.join('\n')}
`;
}
