import type { Compared } from './compareMethods';

/** Cut, so that 79.9 with its letter A never reads as 80. */
const whole = (score: number): string => String(Math.floor(score));

const sayBefore = ({ letter, score, provisional, status }: Compared['before']): string => {
  if (status !== 'active') return status;
  if (score === null) return 'not rated';
  return `${letter} ${whole(score)}${provisional ? ', provisional' : ''}`;
};

const sayAfter = ({ state, letter, score, possible }: Compared['after']): string =>
  state === 'rated' ? `${letter} ${whole(score)}–${whole(possible)}` : state.replace('-', ' ');

const cell = (text: string): string => text.replace(/\|/g, '\\|');

/** Markdown. */
export function compareTable(rows: readonly Compared[], day: string): string {
  const rated = rows.filter(({ after }) => after.state === 'rated').length;
  const ranked = rows.filter(
    ({ before }) => before.score !== null && !before.provisional && before.status === 'active',
  ).length;
  const lines = rows.map(
    ({ projectId, before, after, why }) =>
      `| ${projectId} | ${sayBefore(before)} | ${sayAfter(after)} | ${cell(why)} |`,
  );
  return `# Letters before and after method 2.0

The embedded set as of ${day}, by both methods. Method 1.0 ranked ${ranked} of ${rows.length} records; 2.0 rates ${rated}. Two
figures are what is proven and what is possible. Made by \`npm run --silent rate -- --compare\`.

| Project | 1.0 | 2.0 | Why |
| --- | --- | --- | --- |
${lines.join('\n')}
`;
}
