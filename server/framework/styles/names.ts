import type { ElementType } from 'react';
import { name, toStyled, type Builder, type Named } from './named';

const styled = (target: ElementType | Named): Builder<[], Named> => ({
  withConfig:
    ({ componentId }) =>
    () =>
      name(target, componentId),
});

/**
 * Stands in for styled-components in a built page: the style sheet has the CSS, so the browser needs
 * only the classes. What it lacks (`attrs`, interpolated props, global styles that come and go)
 * fails the types or the build.
 */
export default toStyled(styled);
export const css = (): string => '';
export const createGlobalStyle = () => (): null => null;
