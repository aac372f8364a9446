/** `npm run embedded [-- --apply]`. */
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import * as yup from 'yup';
import { projectId } from '../../../../contracts/schemas';
import { readQuery, type AdminRoute } from '../../../admin/adminRoute';
import { answerCommand } from '../../../cli/answerCommand';
import { EXIT, type CommandIo } from '../../../cli/io';
import { showProgress, type WorkProgress } from '../../../cli/progress';
import type { FactsGiven } from '../../../db/tables';
import { countRemovals, embeddedText } from './embeddedText';
import { runEmbedded, type EmbeddedReport, type EmbeddedRequest } from './runEmbedded';

export const EMBEDDED_USAGE = `Shows what this version's embedded set corrects in the store: facts, and the ratings that would move.

npm run embedded -- [options]
  --apply          take over every record that was not changed here, as a run that can be undone
  --project <id>   take over this record too, although it was changed here; repeat for several
  --remove         remove facts that the set no longer has
  --help           show this

A record counts as changed here if an import, or an undo, has changed its project since it was taken over.
In a store that an earlier version filled, a record counts as unchanged if no import has written its project
since, and none has brought audit findings; the others are taken over only when named.

Exit codes: 0 done, 1 failed, 2 wrong arguments, 3 done but some records were refused,
4 done but removals were left out (no --remove).`;

const embeddedSchema = yup.object({
  apply: yup.boolean().default(false),
  remove: yup.boolean().default(false),
  project: yup
    .array(projectId().required())
    .max(1_000)
    .default([])
    .transform((_, given: unknown) => (given === undefined ? [] : [given].flat())),
  by: yup.string().max(200).default(''),
});

export const embeddedRoute: AdminRoute<FactsGiven> = {
  alone: true,
  prepare(query) {
    const { project: named, ...request } = readQuery(embeddedSchema, query);
    return ({ store, now, mergeProjects }, { emit, signal }) =>
      runEmbedded(
        store,
        { ...request, named },
        { now: now(), mergeProjects, signal, onProgress: emit },
      );
  },
};

/** @throws Error with one sentence for the operator */
export function parseEmbeddedArguments(argv: readonly string[], by: string): EmbeddedRequest {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      apply: { type: 'boolean', default: false },
      remove: { type: 'boolean', default: false },
      project: { type: 'string', multiple: true, default: [] },
    },
  });
  const { apply, remove, project: named } = values;
  for (const id of named)
    if (!projectId().isValidSync(id))
      throw new Error(`--project must be a project id, not "${id}".`);
  return { apply, remove, named, by };
}

function exitCode(report: EmbeddedReport): number {
  if (report.refused.length > 0) return EXIT.someRefused;
  return countRemovals(report) > 0 && !report.removed ? EXIT.removalsLeft : EXIT.done;
}

/** @returns the exit code */
export const embeddedCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(args, io, {
    usage: EMBEDDED_USAGE,
    parse: (argv) => parseEmbeddedArguments(argv, userInfo().username),
    perform: async ({ named: project, ...request }) => {
      const progress = showProgress(io.stderr);
      const report = await io
        .withBackend((call) =>
          call<EmbeddedReport, WorkProgress>('embedded', {
            query: { ...request, project },
            onProgress: (at) => progress.update(at),
          }),
        )
        .finally(() => progress.stop());
      io.stdout.write(embeddedText(report));
      return exitCode(report);
    },
  });
