import { useEffect, useRef, useState } from 'react';
import { notify } from '@/lib/notices/notices';
import { Written } from './ArticleBody.styles';
import { copy } from './copy';

const ID = 'article-text';

/**
 * The text that stands in the page already. The server sends an article once, as markup, and leaves it out of the data beside it
 * (lib/articles/withoutText.ts): a page that was opened by its address finds it here, also where React has to render it anew.
 */
const standing = (): string =>
  typeof document === 'undefined' ? '' : (document.getElementById(ID)?.innerHTML ?? '');

/** Puts a heading's address where it can be pasted from. The link itself works without: the address is then in the address bar. */
async function copyAddress(href: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(href);
    notify('success', copy.linkCopied);
  } catch {
    // Not allowed, or no clipboard.
  }
}

/** The text of an article: markup that our own server made of a file of the repository, never of what anybody typed. Keyed by the article. */
export function ArticleBody({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  // One object for good: another one, however equal, would make React write the markup again.
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
