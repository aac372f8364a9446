import type { GetStaticPaths, GetStaticProps } from 'next';
import { methodology } from '@/contracts/endpoints';
import type { PublicMethod } from '@/contracts/method';
import { NotFoundError, RequestError } from '@/lib/errors/RequestError';
import { callBackend } from '@/server/backend';
import type { PageProps } from '@/lib/shell';
import { loadShell } from './shell';

const FRESH_SECONDS = 300;
const MISSING_FRESH_SECONDS = 10;

export interface MethodologyProps {
  method: PublicMethod;
  /** Null for the newest. */
  version: string | null;
}

const missing = { notFound: true, revalidate: MISSING_FRESH_SECONDS } as const;

/** Drops what the page does not show. */
const slim = (method: PublicMethod): PublicMethod => ({
  ...method,
  signals: method.signals.map(({ words: { good = '', bad = '', unknown = '' }, ...signal }) => ({
    ...signal,
    constants: {},
    words: { good, bad, unknown },
  })),
  gates: method.gates.map((gate) => ({ ...gate, constants: {}, words: {} })),
});

/** Made on first request, then kept. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<MethodologyProps & PageProps> = async ({ params }) => {
  const path = params?.version ?? [];
  const [version, ...rest] = Array.isArray(path) ? path : [path];
  if (rest.length > 0) return missing;
  try {
    const [shell, method] = await Promise.all([
      loadShell(),
      callBackend(methodology, { query: { version } }),
    ]);
    return {
      props: { shell, method: slim(method), version: version ?? null },
      revalidate: FRESH_SECONDS,
    };
  } catch (error) {
    if (error instanceof NotFoundError || (error instanceof RequestError && error.status === 400))
      return missing;
    throw error;
  }
};
