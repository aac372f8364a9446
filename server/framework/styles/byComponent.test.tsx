import { renderToStaticMarkup } from 'react-dom/server';
import styled, { ServerStyleSheet } from 'styled-components';
import { byComponent } from './byComponent.cjs';

const Card = styled.div`
  color: red;
  &:hover a {
    color: blue;
  }
  html:has(&) {
    margin: 0;
  }
`;
const Wide = styled(Card)`
  width: 100%;
  ${Card} + & {
    margin: 4px;
  }
`;
const Tall = styled.div<{ $height: number }>`
  height: ${({ $height }) => $height}px;
`;

function renderCss(shown: React.ReactElement): string {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(sheet.collectStyles(shown));
  return sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '');
}

describe('styles by component', () => {
  it('name each component by its id, a base before what extends it', () => {
    const css = byComponent(renderCss(<Wide />)).replaceAll(/\s/g, '');
    expect(css).toBe(
      `${Card}{color:red;}${Card}:hovera{color:blue;}html:has(${Card}){margin:0;}` +
        `${Wide}{width:100%;}${Card}+${Wide}{margin:4px;}`,
    );
  });

  it('cannot depend on props', () => {
    expect(() =>
      byComponent(
        renderCss(
          <>
            <Tall $height={1} />
            <Tall $height={2} />
          </>,
        ),
      ),
    ).toThrow('depend on props');
  });
});
