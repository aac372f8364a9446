import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react';
import { copy } from '../copy';

/** The words of rendered children. */
const wordsOf = (children: ReactNode): string =>
  Children.toArray(children)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child)
        ? wordsOf(child.props.children)
        : String(child),
    )
    .join('');

interface ArticleHeadingProps extends ComponentProps<'h2'> {
  as: 'h2' | 'h3';
}

/** A heading, and beside it (so that its name stays its words) the link that leads here. */
export function ArticleHeading({ as: Heading, id, children }: ArticleHeadingProps) {
  return (
    <div className="heading">
      <Heading id={id}>{children}</Heading>
      <a className="anchor" href={`#${id}`} aria-label={copy.linkTo(wordsOf(children))}>
        #
      </a>
    </div>
  );
}
