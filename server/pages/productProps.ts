import type { GetStaticPaths, GetStaticProps } from 'next';
import {
  PRODUCT_TEXTS,
  SERVICES,
  type Example,
  type ProductScreenProps,
  type Service,
} from '@/components/products';
import { webEnv } from '@/server/env';
import { logLine } from '@/server/log';
import type { PageProps } from '@/lib/shell';
import { EXAMPLES } from './productExamples';
import { loadShell } from './shell';

const FRESH_SECONDS = 300;
/** A page without its example is renewed soon. */
const INCOMPLETE_FRESH_SECONDS = 10;

export interface ProductProps extends ProductScreenProps {
  path: string;
}

const isService = (name: unknown): name is Service => SERVICES.some((service) => service === name);

/** Without a backend, a sentence replaces the example. */
async function loadExample(service: Service): Promise<Example> {
  try {
    return await EXAMPLES[service]();
  } catch (error) {
    logLine('warn', {
      event: 'product-example',
      service,
      reason: error instanceof Error ? error.message.slice(0, 200) : 'unknown',
    });
    return { kind: 'none', why: 'backend-down' };
  }
}

/** Made on first request, then kept. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<ProductProps & PageProps> = async ({ params }) => {
  const service = params?.product;
  if (!isService(service)) return { notFound: true, revalidate: FRESH_SECONDS };
  const { name, contact } = webEnv().operator;
  const [shell, example] = await Promise.all([loadShell(), loadExample(service)]);
  const missing = example.kind === 'none' && example.why === 'backend-down';
  return {
    props: {
      shell,
      path: `/products/${service}`,
      text: PRODUCT_TEXTS[service],
      example,
      operator: { name, contact: contact ?? null },
    },
    revalidate: missing ? INCOMPLETE_FRESH_SECONDS : FRESH_SECONDS,
  };
};
