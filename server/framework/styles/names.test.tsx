import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import real from 'styled-components';
import names, { createGlobalStyle } from './names';
import serverNames, { createGlobalStyle as createOnServer } from './serverNames';

/** The same definitions with styled-components and with what stands in for it in a build. */
const kinds = [
  ['styled-components', real],
  ['its stand-in in browsers', names as unknown as typeof real],
  ['its stand-in on the server', serverNames as unknown as typeof real],
] as const;

describe.each(kinds)('a component made by %s', (_, styled) => {
  const Card = styled.section.withConfig({ componentId: 'sc-card' })``;
  const Wide = styled(Card).withConfig({ componentId: 'sc-wide' })``;
  const Plain = ({ className, label }: { className?: string; label: string }) => (
    <p className={className}>{label}</p>
  );
  const Styled = styled(Plain).withConfig({ componentId: 'sc-plain' })``;

  it('has its element, its own class, the one it was given, and its reference', () => {
    const reference = createRef<HTMLElement>();
    render(
      <Card className="given" data-testid="card" ref={reference}>
        text
      </Card>,
    );
    const card = screen.getByTestId('card');
    expect(card.tagName).toBe('SECTION');
    expect(card).toHaveClass('sc-card', 'given');
    expect(card).toHaveTextContent('text');
    expect(reference.current).toBe(card);
  });

  it('has the classes of what it extends', () => {
    render(<Wide data-testid="wide" />);
    expect(screen.getByTestId('wide').tagName).toBe('SECTION');
    expect(screen.getByTestId('wide')).toHaveClass('sc-card', 'sc-wide');
  });

  it('can be another element', () => {
    render(
      <Wide as="a" href="/x" data-testid="link">
        there
      </Wide>,
    );
    expect(screen.getByTestId('link').tagName).toBe('A');
    expect(screen.getByTestId('link')).toHaveAttribute('href', '/x');
    expect(screen.getByTestId('link')).not.toHaveAttribute('as');
  });

  it('gives its class to a component', () => {
    render(<Styled label="hello" />);
    expect(screen.getByText('hello')).toHaveClass('sc-plain');
  });
});

it('leaves global styles to the page', () => {
  expect(createGlobalStyle()()).toBeNull();
  const OnServer = createOnServer`body { margin: 0; }` as React.ComponentType;
  expect(render(<OnServer />).container).toBeEmptyDOMElement();
});
