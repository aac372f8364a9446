/** Imports GitHub's answers for a project's repository: see docs/import.md. */
import * as yup from 'yup';
import { readAs } from '../input/JsonDocument';
import { addFacts, withFact, type Applied } from '../projects/addFacts';
import type { ProjectRecord } from '../projects/record';
import type { ImportRun } from '../run';

/** Of GitHub's REST API: `GET /repos/{owner}/{repo}` and `GET …/commits/HEAD`. */
const answersSchema = yup.object({
  repository: yup
    .object({
      private: yup.boolean().required(),
      html_url: yup
        .string()
        .matches(/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/)
        .required(),
    })
    .required(),
  head: yup
    .object({
      sha: yup
        .string()
        .matches(/^[0-9a-f]{40}$/)
        .required(),
      commit: yup
        .object({
          committer: yup
            .object({
              date: yup
                .string()
                .matches(/^\d{4}-\d{2}-\d{2}T/)
                .required(),
            })
            .required(),
        })
        .required(),
    })
    .required(),
});
type Answers = yup.InferType<typeof answersSchema>;

const KEY = 'github-repository';

/** A commit's day is its author's word: one of tomorrow says no more than today. Pure. */
export function applyRepository(
  record: ProjectRecord,
  { repository, head }: Answers,
  today: string,
): Applied {
  const url = repository.html_url;
  const date = head.commit.committer.date.slice(0, 10);
  const value = {
    public: !repository.private,
    lastActivityOn: date > today ? today : date,
    url,
  };
  return withFact(record, { key: 'repository', value }, KEY, {
    url: `${url}/commit/${head.sha}`,
    title: 'Newest commit of the repository, as GitHub answers',
    tier: 'P0',
    checkedOn: today,
    locator: `commit ${head.sha.slice(0, 10)}`,
  });
}

export async function importRepository(run: ImportRun): Promise<void> {
  const answers = await readAs(run, answersSchema, 'an answer of GitHub');
  await addFacts(run, (record) => applyRepository(record, answers, run.today));
}
