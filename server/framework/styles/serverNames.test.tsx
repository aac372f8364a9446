import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as real from 'styled-components';
import { byComponent } from './byComponent.cjs';
import * as onServer from './serverNames';
import { rulesFor, UsedStyles, type Style } from './usedStyles';

type Library = Pick<typeof real, 'default' | 'css' | 'createGlobalStyle'>;

/** One page's components, with styled-components or with what stands in for it. */
function defineParts({ default: styled, css, createGlobalStyle }: Library) {
  const withId = (componentId: string) => ({ componentId });
  const Everywhere = createGlobalStyle(['body { margin: 0; }'] as never);
  const Card = styled.div.withConfig(withId('sc-card'))`
    color: red;
    &:hover a {
      color: blue;
    }
  `;
  const near = css`
    ${Card} + & {
      margin: 4px;
    }
  `;
  const Wide = styled(Card).withConfig(withId('sc-wide'))`
    width: 100%;
    ${near}
  `;
  const Never = styled.p.withConfig(withId('sc-never'))`
    color: green;
  `;
  return { Everywhere, Card, Wide, Never };
}

function fromLibrary(page: ReactElement): string {
  const sheet = new real.ServerStyleSheet();
  renderToStaticMarkup(sheet.collectStyles(page));
  return byComponent(sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, ''));
}

function fromStandIn(page: ReactElement): string {
  const used = new Set<Style>();
  renderToStaticMarkup(<UsedStyles value={used}>{page}</UsedStyles>);
  return rulesFor(used);
}

describe('the rules of a page', () => {
  const library = defineParts(real);
  const standIn = defineParts(onServer as unknown as Library);

  it.each<[string, (parts: typeof library) => ReactElement]>([
    ['one component', ({ Card }) => <Card />],
    ['a component and its base, which the page has not', ({ Wide }) => <Wide />],
    [
      'all, in the order of definition, not of use',
      ({ Everywhere, Card, Wide }) => (
        <>
          <Wide />
          <Card />
          <Card />
          <Everywhere />
        </>
      ),
    ],
    ['a component drawn as another', ({ Card, Wide }) => <Card as={Wide} />],
  ])('are those of styled-components: %s', (_, page) => {
    const rules = fromStandIn(page(standIn));
    expect(rules).toBe(fromLibrary(page(library)));
    expect(rules).toContain('.sc-card{color:red;}');
    expect(rules).not.toContain('sc-never');
  });

  it('are the same for the next page', () => {
    const { Everywhere, Wide } = standIn;
    const page = (
      <>
        <Everywhere />
        <Wide />
      </>
    );
    expect(fromStandIn(page)).toBe(fromStandIn(page));
    expect(fromStandIn(page)).toContain('body{margin:0;}');
  });
});
