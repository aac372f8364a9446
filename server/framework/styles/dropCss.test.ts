import dropCss from './dropCss.cjs';

describe('the CSS in the browser’s modules', () => {
  it.each([
    [
      'of a component',
      `styled.div.withConfig({ componentId: "sc-1" })(["color:", ";"], color.ink)`,
      `styled.div.withConfig({ componentId: "sc-1" })()`,
    ],
    [
      'of a component that extends another',
      'styled(Card).withConfig({ componentId: "sc-1" })`padding:0;`',
      'styled(Card).withConfig({ componentId: "sc-1" })()',
    ],
    ['of a shared piece', 'css(["padding:", ";"], space)', 'css()'],
    ['of the whole page', 'global`html{color:${ink};}`', 'global()'],
  ])('%s is cut', (_, before, after) => {
    const written = (made: string) =>
      `import styled, { css, createGlobalStyle as global } from 'styled-components';\nexport const made = ${made};\n`;
    expect(dropCss(written(before))).toBe(written(after));
  });

  it('leaves other calls, and modules without styles, as they are', () => {
    const other = `import { css } from 'elsewhere';\nexport const made = css(["a"]);\n`;
    expect(dropCss(other)).toBe(other);
    const calls = `import styled from 'styled-components';\nexport const made = list(["a"]);\n`;
    expect(dropCss(calls)).toBe(calls);
  });
});
