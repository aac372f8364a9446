import { useRouter } from 'next/router';
import type { ComponentProps } from 'react';
import { isPlainClick } from '@/lib/isPlainClick';

/** To another state of this page: nothing is asked of the server, so it works offline. */
export function ViewLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void router.push(href, undefined, { shallow: true, scroll: false });
      }}
    >
      {children}
    </a>
  );
}
