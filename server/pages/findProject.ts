import { getProject } from '@/contracts/endpoints';
import { PROJECT_ID } from '@/contracts/ids';
import type { ProjectDetail } from '@/contracts/projects/projects';
import { NotFoundError, RequestError } from '@/lib/errors/RequestError';
import { callBackend } from '@/server/backend/backend';
import { movedTo } from '@/server/http/movedTo';

export type FoundProject = { project: ProjectDetail } | { movedTo: string } | 'missing';

/**
 * The project of an address, or where it is now: its id in small letters, or its new one.
 * @throws RequestError when the backend fails
 */
export async function findProject(id: string): Promise<FoundProject> {
  if (!PROJECT_ID.test(id))
    return PROJECT_ID.test(id.toLowerCase()) ? { movedTo: id.toLowerCase() } : 'missing';
  try {
    return { project: await callBackend(getProject, { params: { id } }) };
  } catch (error) {
    if (error instanceof NotFoundError) return 'missing';
    const target =
      error instanceof RequestError && error.status === 308 ? movedTo(error.body) : undefined;
    if (target) return { movedTo: target };
    if (error instanceof RequestError && error.status === 400) return 'missing';
    throw error;
  }
}
