import { useContext, type ElementType } from 'react';
import library, { createGlobalStyle as createReal, css as realCss } from 'styled-components';
import { name, toStyled, type Builder, type Named, type Props } from './named';
import { addStyle, defineStyle, UsedStyles, type Style } from './usedStyles';

type Piece = Parameters<typeof realCss>[1];
type Pieces = [strings: TemplateStringsArray, ...pieces: Piece[]];
/** By a name that the compiler does not know: it would give all components one id. */
const real = library;
type Styled = Named & { style: Style };

const isStyled = (target: unknown): target is Styled =>
  typeof target === 'function' && 'style' in target;

/** The library's own components in place of ours, since a style may name them. */
const toReal = ([strings, ...pieces]: Pieces): Pieces => [
  strings,
  ...pieces.map((piece) => (isStyled(piece) ? (piece.style.component as Piece) : piece)),
];

function define(given: ElementType | Styled, componentId: string, pieces: Pieces): Styled {
  const base = isStyled(given) ? given.style : undefined;
  const component = real(base?.component ?? (given as ElementType)).withConfig({ componentId })(
    ...toReal(pieces),
  );
  const style = defineStyle(component, base);
  const named = name(given, componentId);
  const { target, classes } = named;
  function Noted(props: Props) {
    addStyle(useContext(UsedStyles), style);
    return named(props);
  }
  return Object.assign(Noted, { target, classes, style });
}

const styled = (target: ElementType | Styled): Builder<Pieces, Styled> => ({
  withConfig:
    ({ componentId }) =>
    (...pieces) =>
      define(target, componentId, pieces),
});

/**
 * Stands in for styled-components on the server of a build: a component has its class names and
 * notes that the page needs its rules, which the library makes once.
 */
export default toStyled(styled);
export const css = (...pieces: Pieces) => realCss(...toReal(pieces));
export function createGlobalStyle(...pieces: Pieces) {
  const style = defineStyle(createReal(...toReal(pieces)));
  return function GlobalStyle(): null {
    addStyle(useContext(UsedStyles), style);
    return null;
  };
}
