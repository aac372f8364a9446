import { renderToStaticMarkup } from 'react-dom/server';
import styled, {
  createGlobalStyle,
  ServerStyleSheet,
  StyleSheetContext,
  type IStyleSheetContext,
} from 'styled-components';
import { MadeOnce } from './MadeOnce';

const Everywhere = createGlobalStyle`body { margin: 0; }`;
const Card = styled.div`
  color: red;
`;
const Wide = styled(Card)`
  ${Card} + & {
    margin: 4px;
  }
`;

describe('rules that are kept between pages', () => {
  const made: string[] = [];

  function renderCss(wrap: (page: React.ReactElement) => React.ReactElement): string {
    const sheet = new ServerStyleSheet();
    const page = (
      <>
        <Everywhere />
        <Card />
        <Wide />
      </>
    );
    const counted = (context: IStyleSheetContext) => ({
      ...context,
      stylis: Object.assign(
        (...given: Parameters<typeof context.stylis>) => {
          made.push(given[0]);
          return context.stylis(...given);
        },
        { hash: context.stylis.hash },
      ),
    });
    renderToStaticMarkup(
      sheet.collectStyles(
        <StyleSheetContext.Consumer>
          {(context) => (
            <StyleSheetContext value={counted(context)}>{wrap(page)}</StyleSheetContext>
          )}
        </StyleSheetContext.Consumer>,
      ),
    );
    return sheet.getStyleTags();
  }

  const once = (page: React.ReactElement) => <MadeOnce>{page}</MadeOnce>;

  it('are made for the first page only, and are those of the library', () => {
    const plain = renderCss((page) => page);
    expect(made).toHaveLength(3);
    expect(renderCss(once)).toBe(plain);
    expect(made).toHaveLength(6);
    expect(renderCss(once)).toBe(plain);
    expect(made).toHaveLength(6);
  });
});
