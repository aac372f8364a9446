import type { NextApiRequest } from 'next';
import { pathOf, type Endpoint } from '@/contracts/endpoint';

/** The id that a moved project has now. */
export function movedTo(body: string): string | undefined {
  try {
    return (JSON.parse(body) as { error?: { movedTo?: string } }).error?.movedTo;
  } catch {
    return undefined;
  }
}

/** The address of the same call about the project's id of now. @returns undefined where the call names the id in its body: that address would be the same */
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
  return `${isInPath ? pathOf({ path }, { id }) : pathname}${search}`;
}
