import { createContext, createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { rulesByComponent } from './byComponent.cjs';

/** A component of the library that a page may use. */
export interface Style {
  component: ElementType;
  /** In the order of definition, so that what extends another comes after it. */
  order: number;
  base: Style | undefined;
  rules?: string;
}

/** What the page being rendered has used. */
export const UsedStyles = createContext<Set<Style> | undefined>(undefined);

let count = 0;
export function defineStyle(component: ElementType, base?: Style): Style {
  count += 1;
  return { component, order: count, base };
}

/** The last of a component's sheet are its own; before them are those of what it extends. */
function makeRules({ component }: Style): string {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(sheet.collectStyles(createElement(component, { as: 'div' })));
  const css = sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '');
  return [...rulesByComponent(css).values()].at(-1) ?? '';
}

/** Made once: styles of the product never change. */
function rulesOf(style: Style): string {
  style.rules ??= makeRules(style);
  return style.rules;
}

export function addStyle(used: Set<Style> | undefined, style: Style): void {
  for (let each: Style | undefined = style; each && !used?.has(each); each = each.base)
    used?.add(each);
}

/** The rules of what a page has used, in the order of definition. */
export const rulesFor = (used: ReadonlySet<Style>): string =>
  [...used]
    .sort((a, b) => a.order - b.order)
    .map(rulesOf)
    .join('');
