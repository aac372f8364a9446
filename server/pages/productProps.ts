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
/** A page without its example is made again soon. */
const INCOMPLETE_FRESH_SECONDS = 10;

export interface ProductProps extends ProductScreenProps {
  /** The page's own address on this site. */
  path: string;
}

const isService = (name: unknown): name is Service => SERVICES.some((service) => service === name);

/** A backend that is down takes no page with it: a sentence stands in place of the example. */
async function exampleOf(service: Service): Promise<Example> {
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

/** The build needs no backend and knows no operator: a page is made at its first request and then kept, the same for every visitor. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** The text of the service that the address names, with an example from current data. */
export const getStaticProps: GetStaticProps<ProductProps & PageProps> = async ({ params }) => {
  const service = params?.product;
  if (!isService(service)) return { notFound: true, revalidate: FRESH_SECONDS };
  const { name, contact } = webEnv().operator;
  const [shell, example] = await Promise.all([loadShell(), exampleOf(service)]);
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
