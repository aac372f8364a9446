import { siteOf } from './siteOf';

it.each([
  ['https://www.dydx.xyz/blog', 'dydx.xyz'],
  ['https://github.com/l2beat/l2beat/blob/1159c81/a.json', 'github.com/l2beat'],
  ['https://www.github.com/aave-dao', 'github.com/aave-dao'],
  ['https://raw.githubusercontent.com/yearn/risk-score/1159c81/a.json', 'github.com/yearn'],
  ['https://github.com', 'github.com'],
  ['https://github.com.evil.example/l2beat', 'github.com.evil.example'],
  ['not an address', 'not an address'],
])('%s is at %s', (url, site) => {
  expect(siteOf(url)).toBe(site);
});
