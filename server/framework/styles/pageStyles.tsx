import type { ReactElement } from 'react';
import type { ServerStyleSheet } from 'styled-components';
import { byComponent } from './byComponent.cjs';

interface Rules {
  dangerouslySetInnerHTML: { __html: string };
}

/** The styles that the page uses, as its browser knows them: in a build, by component. */
export function pageStyles(sheet: ServerStyleSheet, nonce: string | undefined) {
  const elements = sheet.getStyleElement() as ReactElement<Rules>[];
  if (process.env.NODE_ENV !== 'production') return elements;
  const css = elements.map(({ props }) => props.dangerouslySetInnerHTML.__html).join('');
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: byComponent(css) }} />;
}
