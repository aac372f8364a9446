import type { GetStaticPaths, GetStaticProps } from 'next';
import { methodology } from '@/contracts/endpoints';
import type { PublicMethod } from '@/contracts/method';
import type { PublicMethod1 } from '@/contracts/method1';
import { NotFoundError, RequestError } from '@/lib/errors/RequestError';
import { callBackend } from '@/server/backend';
import type { PageProps } from '@/lib/shell';
import { loadShell } from './shell';

const FRESH_SECONDS = 300;
const MISSING_FRESH_SECONDS = 10;

export type MethodologyProps = {
  /** Null for the one in force. */
  version: string | null;
} & ({ method: PublicMethod; method1: null } | { method: null; method1: PublicMethod1 });

const missing = { notFound: true, revalidate: MISSING_FRESH_SECONDS } as const;

const noWords = { constants: {}, words: {} };

/** Drops what the page does not show. */
const slim = (method: PublicMethod): PublicMethod => ({
  ...method,
  signals: method.signals.map((signal) => ({ ...signal, ...noWords })),
  gates: method.gates.map((gate) => ({ ...gate, ...noWords })),
});

const slim1 = (method: PublicMethod1): PublicMethod1 => ({
  ...method,
  signals: method.signals.map(({ words: { good = '', bad = '', unknown = '' }, ...signal }) => ({
    ...signal,
    constants: {},
    words: { good, bad, unknown },
  })),
  gates: method.gates.map((gate) => ({ ...gate, ...noWords })),
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
      props: {
        shell,
        version: version ?? null,
        ...('provisionalBelow' in method
          ? { method: null, method1: slim1(method) }
          : { method: slim(method), method1: null }),
      },
      revalidate: FRESH_SECONDS,
    };
  } catch (error) {
    if (error instanceof NotFoundError || (error instanceof RequestError && error.status === 400))
      return missing;
    throw error;
  }
};
