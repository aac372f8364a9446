import type { NextApiRequest } from 'next';
import { endpointPath, type Endpoint } from '@/contracts/endpoint';

/** The project's new id. */
export function movedTo(body: string): string | undefined {
  try {
    return (JSON.parse(body) as { error?: { movedTo?: string } }).error?.movedTo;
  } catch {
    return undefined;
  }
}

/**
 * The same call with the new id.
 * @returns undefined where the body has the id: the address would be the same
 */
export function movedLocation(
  { path }: Endpoint,
  request: Pick<NextApiRequest, 'url' | 'query'>,
  id: string,
): string | undefined {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
  const isInPath = path.includes('{id}');
  if (!isInPath && !searchParams.has('id')) return undefined;
  if (!isInPath) searchParams.set('id', id);
  const search = searchParams.size > 0 ? `?${String(searchParams)}` : '';
  return `${isInPath ? endpointPath({ path }, { id }) : pathname}${search}`;
}
