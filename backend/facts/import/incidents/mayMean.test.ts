import type { ProjectState } from '../store/load';
import { mayMean, toNamed } from './mayMean';

const project = (id: string, name: string, more: object = {}) =>
  ({ project: { id, name }, aliases: [], tokens: [], ...more }) as unknown as ProjectState;
const AAVE = project('aave', 'Aave');
const SUSHI = project('sushi', 'Sushi');
const RADIANT = project('radiant-capital', 'Radiant Capital');

describe('a victim that may be a project', () => {
  it.each<[string, ProjectState]>([
    ['Aave V3', AAVE],
    ['AAVE', AAVE],
    ['AaveV3', AAVE],
    ['AAVEBoost', AAVE],
    ['Fork of aave-2', AAVE],
    ['SushiSwap', SUSHI],
    ['Radiant V2', RADIANT],
    ['Radiant', RADIANT],
    ['Graph Node', project('the-graph', 'The Graph')],
    ['Maker Vaults', project('sky', 'Sky', { aliases: ['maker'] })],
    ['Coin of Luna Classic', project('t', 'T', { tokens: [{ name: 'Luna Classic' }] })],
    ['CreamFinance', project('cream', 'C.R.E.A.M. Finance')],
    ['Éclair Swap', project('eclair', 'Eclair')],
  ])('%s', (victim, state) => expect(mayMean(state)(toNamed(victim))).toBe(true));

  it.each<[string, ProjectState]>([
    ['Aavegotchi', AAVE],
    ['Capital DEX', RADIANT],
    ['Luna', project('t', 'T', { tokens: [{ name: 'Luna Classic' }] })],
    ['MEV bot 0xaave', AAVE],
    ['0x28d9', project('0x', '0x')],
  ])('not %s', (victim, state) => expect(mayMean(state)(toNamed(victim))).toBe(false));
});
