import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GetStaticPaths, GetStaticProps } from 'next';
import { frozenParts } from '@/components/methodology';
import { methodology } from '@/contracts/endpoints';
import type { PublicMethod } from '@/contracts/ratings/method';
import type { Article } from '@/lib/articles/articles';
import { NotFoundError, RequestError } from '@/lib/errors/RequestError';
import { compileArticle } from '@/server/articles/compileArticle';
import { callBackend } from '@/server/backend/backend';
import type { PageProps } from '@/lib/shell';
import { loadShell } from './shell';

const FRESH_SECONDS = 300;
const MISSING_FRESH_SECONDS = 10;
const FROZEN = { version: '1.0', file: 'content/methodology/1.0.mdx' };

export type MethodologyProps = {
  /** Null for the one in force. */
  version: string | null;
} & (
  | { method: PublicMethod; article: null }
  | { method: null; article: Pick<Article, 'headings' | 'html'> }
);

const missing = { notFound: true, revalidate: MISSING_FRESH_SECONDS } as const;

const noWords = { constants: {}, words: {} };

/** Drops what the page does not show. */
const slim = (method: PublicMethod): PublicMethod => ({
  ...method,
  signals: method.signals.map((signal) => ({ ...signal, ...noWords })),
  gates: method.gates.map((gate) => ({ ...gate, ...noWords })),
});

const compileFrozen = async () =>
  compileArticle(
    FROZEN.file,
    await readFile(join(process.cwd(), FROZEN.file), 'utf8'),
    frozenParts,
  );
let frozen: ReturnType<typeof compileFrozen> | undefined;

async function readMethod(version: string | undefined) {
  if (version === FROZEN.version)
    return { method: null, article: await (frozen ??= compileFrozen()) };
  const method = await callBackend(methodology, { query: { version } });
  return { method: slim(method as PublicMethod), article: null };
}

/** Made on first request, then kept. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<MethodologyProps & PageProps> = async ({ params }) => {
  const path = params?.version ?? [];
  const [version, ...rest] = Array.isArray(path) ? path : [path];
  if (rest.length > 0) return missing;
  try {
    const [shell, read] = await Promise.all([loadShell(), readMethod(version)]);
    return { props: { shell, version: version ?? null, ...read }, revalidate: FRESH_SECONDS };
  } catch (error) {
    if (error instanceof NotFoundError || (error instanceof RequestError && error.status === 400))
      return missing;
    throw error;
  }
};
