import { parseIncidentQuery } from './incidentProps';

describe('the address of the incidents', () => {
  it.each([
    [{}, {}],
    [
      { text: ' swap ', year: '2024', chain: 'eip155:1', minLoss: '1e6' },
      { text: 'swap', year: 2024, chain: 'eip155:1', minLoss: 1e6 },
    ],
    [{ text: '', year: 'now', chain: 'x', minLoss: '-1', sort: 'name', page: '0' }, {}],
    [
      { year: ['2023', '2024'], page: '3', sort: 'loss' },
      { year: 2023, page: 3, sort: 'loss' },
    ],
    [{ text: 'a\0b' }, {}],
  ])('%j says %j: what is not valid says nothing', (query, filter) => {
    expect(parseIncidentQuery(query)).toEqual({ sort: 'day', page: 1, ...filter });
  });
});
