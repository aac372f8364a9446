import { QUESTIONS } from '../../../contracts/ratings/answers';
import type { ProjectRow } from '../../../contracts/projects/projects';
import type { TableReader } from './linesOf';

const FIELDS = { '': 'answer', On: 'on', Source: 'source' } as const;

/** "control", "controlOn", "controlSource", and so on. */
export const ANSWER_COLUMNS: TableReader<ProjectRow>['columns'] = Object.fromEntries(
  QUESTIONS.flatMap((question) =>
    Object.entries(FIELDS).map(([end, field]) => [
      `${question}${end}`,
      ({ answers }: ProjectRow) => answers.find(({ id }) => id === question)?.[field],
    ]),
  ),
);
