import { useEffect, useRef } from 'react';
import { notify } from '@/lib/notices/notices';
import { Written } from './ArticleBody.styles';
import { copy } from './copy';

/** Puts a heading's address where it can be pasted from. The link itself works without: the address is then in the address bar. */
async function copyAddress(href: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(href);
    notify('success', copy.linkCopied);
  } catch {
    // Not allowed, or no clipboard.
  }
}

/** The text of an article: markup that our own server made of a file of the repository, never of what anybody typed. */
export function ArticleBody({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = text.current;
    const onClick = ({ target }: Event) => {
      const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a.anchor') : null;
      if (anchor) void copyAddress(anchor.href);
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, []);
  return <Written ref={text} dangerouslySetInnerHTML={{ __html: html }} />;
}
