import type { GetServerSideProps } from 'next';
import { readSession } from '@/server/auth/liveSession';
import { toVisitor } from '@/server/auth/visitor';
import { requestIdOf } from '@/server/http/requestId';
import { noteFailure } from '@/server/backend/unavailable';
import { routes } from '@/lib/routes';
import type { PageProps } from '@/lib/shell';
import { loadShell } from './shell';

/** Who has a session has an account: the page would say what is not so. */
export const accountDeletedProps: GetServerSideProps<PageProps> = async ({ req, res }) => {
  res.setHeader('Cache-Control', 'private, no-store');
  const { caller } = toVisitor(req, requestIdOf(req));
  if (await readSession(req, caller).catch(noteFailure))
    return { redirect: { destination: routes.settings, permanent: false } };
  return { props: { shell: await loadShell() } };
};
