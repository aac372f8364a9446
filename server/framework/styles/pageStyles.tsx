import type { ReactElement } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { rulesFor, UsedStyles, type Style } from './usedStyles';

interface PageStyles {
  collect: (page: ReactElement) => ReactElement;
  /** The styles that the page uses, as its browser knows them: in a build, by component. */
  toElement: () => ReactElement;
}

function fromLibrary(nonce: string | undefined): PageStyles {
  const sheet = new ServerStyleSheet({ nonce });
  return {
    collect: (page) => sheet.collectStyles(page),
    toElement: () => <>{sheet.getStyleElement()}</>,
  };
}

/** Of one page. A build's server has serverNames.ts in place of the library. */
export function pageStyles(nonce: string | undefined): PageStyles {
  if (process.env.NODE_ENV !== 'production') return fromLibrary(nonce);
  const used = new Set<Style>();
  return {
    collect: (page) => <UsedStyles value={used}>{page}</UsedStyles>,
    toElement: () => <style nonce={nonce} dangerouslySetInnerHTML={{ __html: rulesFor(used) }} />,
  };
}
