import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/** Prefetches on hover and touch only: not what is merely in view, nor the page it is on. */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
