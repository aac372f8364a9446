import type { ElementType, ReactElement } from 'react';
import { jsx } from 'react/jsx-runtime';

export type Props = Record<string, unknown> & { as?: ElementType; className?: string };
export type Named = ((props: Props) => ReactElement) & { target: ElementType; classes: string };
export interface Builder<Style extends unknown[], Made> {
  withConfig: (options: { componentId: string }) => (...style: Style) => Made;
}

export const isNamed = (target: unknown): target is Named =>
  typeof target === 'function' && 'classes' in target;

/** A component with a class of its own, and those of what it extends. */
export function name(given: ElementType | Named, id: string): Named {
  const { target, classes } = isNamed(given)
    ? { target: given.target, classes: `${given.classes} ${id}` }
    : { target: given, classes: id };
  const component = (input: Props) => {
    const props: Record<string, unknown> = {};
    for (const key in input) if (key !== 'as' && key[0] !== '$') props[key] = input[key];
    props.className = input.className ? `${classes} ${input.className}` : classes;
    return jsx(input.as ?? target, props);
  };
  return Object.assign(component, { target, classes });
}

/** `styled.div` and `styled(Card)`. */
export const toStyled = <Made>(styled: (target: ElementType) => Made) =>
  new Proxy(styled, { get: (_, tag) => styled(tag as ElementType) });
