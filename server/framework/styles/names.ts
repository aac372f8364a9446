import { createElement, type ElementType, type ReactElement } from 'react';

type Props = Record<string, unknown> & { as?: ElementType; className?: string };
type Named = ((props: Props) => ReactElement) & { target: ElementType; classes: string };
interface Builder {
  withConfig: (options: { componentId: string }) => () => Named;
}

const isNamed = (target: unknown): target is Named =>
  typeof target === 'function' && 'classes' in target;

function name(given: ElementType | Named, id: string): Named {
  const { target, classes } = isNamed(given)
    ? { target: given.target, classes: `${given.classes} ${id}` }
    : { target: given, classes: id };
  const component = ({ as = target, className, ...props }: Props) => {
    for (const key in props) if (key.startsWith('$')) delete props[key];
    return createElement(as, {
      ...props,
      className: className ? `${classes} ${className}` : classes,
    });
  };
  return Object.assign(component, { target, classes });
}

const styled = (target: ElementType | Named): Builder => ({
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
export default new Proxy(styled, { get: (_, tag) => styled(tag as ElementType) });
export const css = (): string => '';
export const createGlobalStyle = () => (): null => null;
