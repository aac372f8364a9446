import { useEffect, useRef, useState } from 'react';
import { notify } from '@/lib/notices/notices';
import { Written } from './ArticleBody.styles';
import { copy } from './copy';

const ID = 'article-text';

/**
 * The text already on the page. The server sends it as markup only, not in the page's data
 * (lib/articles/withoutText.ts), so a re-render by React takes it from here.
 */
const standing = (): string =>
  typeof document === 'undefined' ? '' : (document.getElementById(ID)?.innerHTML ?? '');

/** Copies a heading's address. The link works without a clipboard, too. */
async function copyAddress(href: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(href);
    notify('success', copy.linkCopied);
  } catch {
    // Not allowed, or no clipboard.
  }
}

/** Safe markup: our server made it from a file of the repository. Key it by article. */
export function ArticleBody({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  // Keep the same object: React rewrites the markup for an equal one.
  const [markup] = useState(() => ({ __html: html || standing() }));
  useEffect(() => {
    const element = text.current;
    const onClick = ({ target }: Event) => {
      const anchor =
        target instanceof Element ? target.closest<HTMLAnchorElement>('a.anchor') : null;
      if (anchor) void copyAddress(anchor.href);
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, []);
  return <Written id={ID} ref={text} dangerouslySetInnerHTML={markup} />;
}
