import { findingCounts } from './findingCounts';

describe('findingCounts', () => {
  it('is empty for a report without findings', () => {
    expect(findingCounts(null, null)).toEqual([]);
    expect(findingCounts([], { major: { open: 0 } })).toEqual([]);
  });

  it('reads listed and counted findings alike, worst first', () => {
    expect(
      findingCounts([{ severity: 'minor', status: 'open', count: 2 }], {
        critical: { resolved: 1 },
      }),
    ).toEqual([
      { severity: 'critical', status: 'resolved', count: 1 },
      { severity: 'minor', status: 'open', count: 2 },
    ]);
  });

  it('counts a finding once that is both listed and counted', () => {
    expect(
      findingCounts([{ severity: 'major', status: 'open', count: 1 }], { major: { open: 3 } }),
    ).toEqual([{ severity: 'major', status: 'open', count: 3 }]);
    expect(
      findingCounts([{ severity: 'major', status: 'open', count: 4 }], { major: { open: 3 } }),
    ).toEqual([{ severity: 'major', status: 'open', count: 4 }]);
  });
});
