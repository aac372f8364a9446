import { highlight } from './highlight';

const marked = (name: string, keyword: string) =>
  highlight(name, keyword)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('');

describe('highlight', () => {
  it.each([
    ['Uniswap', 'un', '[Un]iswap'],
    ['Uniswap', 'UNI', '[Uni]swap'],
    ['The Graph', 'gra', 'The [Gra]ph'],
    ['Ångström', 'ang', '[Ång]ström'],
    ['Uniswap', 'swap', 'Uniswap'],
    ['Uniswap', 'unswap', 'Uniswap'],
    ['Uniswap', '', 'Uniswap'],
    ['😀 Coin', 'coin', '😀 [Coin]'],
    ['a.b(c', 'b(c', 'a.[b(c]'],
  ])('%s searched with "%s" reads %s', (name, keyword, expected) => {
    expect(marked(name, keyword)).toBe(expected);
  });
});
