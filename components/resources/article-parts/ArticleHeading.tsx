import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react';
import { copy } from '../copy';

const plainText = (children: ReactNode): string =>
  Children.toArray(children)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child)
        ? plainText(child.props.children)
        : String(child),
    )
    .join('');

interface ArticleHeadingProps extends ComponentProps<'h2'> {
  as: 'h2' | 'h3';
}

/** The link stays outside the heading, so that the heading's accessible name is its words. */
export function ArticleHeading({ as: Heading, id, children }: ArticleHeadingProps) {
  return (
    <div className="heading">
      <Heading id={id}>{children}</Heading>
      <a className="anchor" href={`#${id}`} aria-label={copy.linkTo(plainText(children))}>
        #
      </a>
    </div>
  );
}
