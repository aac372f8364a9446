import { getProject } from '@/contracts/endpoints';
import { COMPARE_MAX } from '@/contracts/limits';
import type { ProjectDetail } from '@/contracts/projects/projects';
import { NotFoundError, RequestError } from '@/lib/errors/RequestError';
import { callBackend } from '@/server/backend/backend';
import { movedTo } from '@/server/http/movedTo';
import { remember } from './remember';

const FRESH_MS = 30_000;

const projectOf = remember(FRESH_MS, (id) => callBackend(getProject, { params: { id } }));

/** @returns the new id of a project that has moved; undefined where there is none */
async function findProject(id: string): Promise<ProjectDetail | string | undefined> {
  try {
    return await projectOf(id);
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    if (!(error instanceof RequestError) || error.status !== 308) throw error;
    return movedTo(error.body);
  }
}

export interface Compared {
  /** At most ten. */
  projects: ProjectDetail[];
  missing: string[];
  /** The ids that the address should have, where some have moved. */
  movedIds: string[] | undefined;
}

export async function findCompared(ids: readonly string[]): Promise<Compared> {
  const asked = ids.slice(0, COMPARE_MAX);
  const found = await Promise.all(asked.map(findProject));
  const hasMoved = found.some((one) => typeof one === 'string');
  return {
    projects: found.filter((one) => typeof one === 'object'),
    missing: asked.filter((_, at) => found[at] === undefined),
    movedIds: hasMoved
      ? [...new Set(found.map((one, at) => (typeof one === 'string' ? one : asked[at]!)))]
      : undefined,
  };
}
