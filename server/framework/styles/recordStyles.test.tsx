import * as real from 'styled-components';
import { recordStyles } from './recordStyles.cjs';

describe('the styles that a build collects', () => {
  it('are those of every component, in the order of their definition', () => {
    const { stand, components } = recordStyles(real);
    const styled = stand.default;
    const shared = stand.css`
      margin: 0;
    `;
    const Card = styled.div`
      ${shared}
      padding: 0;
    `;
    const Wide = styled(Card).withConfig({ componentId: 'sc-wide' })`
      ${Card} + & {
        width: 100%;
      }
    `;
    expect(components).toEqual([Card, Wide]);
  });

  it.each<[string, (stand: ReturnType<typeof recordStyles>['stand']) => unknown, string]>([
    [
      'a style that depends on props',
      ({ default: styled }) => styled.div<{ $height: number }>`
        height: ${({ $height }) => $height}px;
      `,
      'depends on props',
    ],
    [
      'a shared piece that depends on props',
      ({ css }) => css<{ $height: number }>`
        height: ${({ $height }) => $height}px;
      `,
      'depends on props',
    ],
    ['attrs', ({ default: styled }) => styled.div.attrs({ title: 'x' }), 'attrs'],
    [
      'a second global style',
      ({ createGlobalStyle }) => [
        createGlobalStyle`a { top: 0; }`,
        createGlobalStyle`b { top: 0; }`,
      ],
      'second global style',
    ],
  ])('fail for %s', (_, define, reason) => {
    expect(() => define(recordStyles(real).stand)).toThrow(reason);
  });
});
