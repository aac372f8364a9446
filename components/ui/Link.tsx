import { useRouter } from 'next/compat/router';
import type { ComponentProps, MouseEvent } from 'react';
import { isPlainClick } from '@/lib/isPlainClick';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  /** False keeps the page where it is scrolled to. */
  scroll?: boolean;
}

const isOurs = (href: string): boolean => /^(?:\/(?!\/)|[?#])/.test(href);
const isElsewhere = ({ target, download }: HTMLAnchorElement): boolean =>
  (target !== '' && target !== '_self') || download !== '';

/**
 * A link that changes the page without loading it, as Next's does, and prefetches on hover and
 * touch. Next's also watches every link of a page for coming into view, prefetching or not: a
 * quarter of the work after hydration.
 */
export function Link({
  href,
  scroll = true,
  onClick,
  onMouseEnter,
  onTouchStart,
  children,
  ...rest
}: LinkProps) {
  const router = useRouter();
  const prefetch = () => {
    if (href.startsWith('/') && isOurs(href)) void router?.prefetch(href).catch(() => undefined);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!router || !isOurs(href) || !isPlainClick(event) || isElsewhere(event.currentTarget))
      return;
    event.preventDefault();
    void router.push(href, href, { scroll });
  };
  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onMouseEnter={(event) => {
        onMouseEnter?.(event);
        prefetch();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        prefetch();
      }}
    >
      {children}
    </a>
  );
}
