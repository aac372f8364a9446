import { readFeedRow } from './feed';
import { isSarif, readSarif } from './sarif';
import { parseSeverity, severityFromScore, parseStatus } from './severity';
import { isSlither, readSlither } from './slither';

const sarif = (results: object[], rules: object[] = []) => ({
  version: '2.1.0',
  runs: [{ tool: { driver: { name: 'tool', rules } }, results }],
});

describe('SARIF 2.1.0', () => {
  const read = (results: object[], rules?: object[]) =>
    readSarif(sarif(results, rules)).map(({ title, severity, status }) => [
      title,
      severity,
      status,
    ]);

  it('is recognized by version and runs', () => {
    expect(isSarif(sarif([]))).toBe(true);
    expect(isSarif({ version: '2.0.0', runs: [] })).toBe(false);
    expect(isSarif([])).toBe(false);
  });

  it('takes the severity from the score, else the level, else the rule, else warning', () => {
    const rules = [
      { id: 'R1', name: 'Reentrancy', properties: { 'security-severity': '9.1' } },
      { id: 'R2', defaultConfiguration: { level: 'note' } },
    ];
    expect(
      read(
        [
          { ruleId: 'R1', ruleIndex: 0, level: 'note', message: { text: 'one' } },
          { ruleId: 'R2', message: { text: 'two' } },
          { ruleId: 'R3', level: 'error', message: { text: 'three' } },
          { ruleId: 'R4', message: { text: 'four' } },
          { ruleId: 'R5', kind: 'informational', level: 'none', message: { text: 'five' } },
        ],
        rules,
      ),
    ).toEqual([
      ['Reentrancy: one', 'critical', 'open'],
      ['R2: two', 'minor', 'open'],
      ['R3: three', 'major', 'open'],
      ['R4: four', 'medium', 'open'],
      ['R5: five', 'informational', 'open'],
    ]);
  });

  it('leaves out what passed, and sees what was suppressed or is gone', () => {
    expect(
      read([
        { ruleId: 'A', kind: 'pass', message: { text: 'ok' } },
        { ruleId: 'B', suppressions: [{ kind: 'external' }], message: { text: 'b' } },
        { ruleId: 'C', suppressions: [{ status: 'rejected' }], message: { text: 'c' } },
        { ruleId: 'D', baselineState: 'absent', message: { text: 'd' } },
      ]),
    ).toEqual([
      ['B: b', 'medium', 'acknowledged'],
      ['C: c', 'medium', 'open'],
      ['D: d', 'medium', 'resolved'],
    ]);
  });

  it('refuses a result without rule and message', () =>
    expect(() => read([{ level: 'error' }])).toThrow('runs[0].results[0]'));
});

describe('Slither JSON', () => {
  const output = (detectors: object[]) => ({ success: true, error: null, results: { detectors } });

  it('becomes findings by impact, first line of the description', () => {
    expect(isSlither(output([]))).toBe(true);
    expect(
      readSlither(
        output([
          {
            check: 'reentrancy-eth',
            impact: 'High',
            confidence: 'Medium',
            description: 'Reentrancy in Vault.withdraw():\n\tExternal calls:',
          },
          { check: 'solc-version', impact: 'Informational', description: '' },
          { check: 'cache', impact: 'Optimization', description: 'x'.repeat(400) },
        ]),
      ),
    ).toEqual([
      {
        ordinal: 0,
        title: 'reentrancy-eth: Reentrancy in Vault.withdraw():',
        severity: 'major',
        status: 'open',
      },
      { ordinal: 1, title: 'solc-version', severity: 'informational', status: 'open' },
      {
        ordinal: 2,
        title: expect.stringMatching(/^cache: x+…$/),
        severity: 'informational',
        status: 'open',
      },
    ]);
  });

  it('refuses a failed run and an impact that is not known', () => {
    expect(() => readSlither({ success: false, error: 'no solc', results: {} })).toThrow('no solc');
    expect(() => readSlither(output([{ check: 'x', impact: 'Dire' }]))).toThrow(
      '"Dire" is not known',
    );
  });
});

describe("a row of an auditors' feed", () => {
  const row = (more: object = {}) => ({
    coinName: 'Pancake',
    symbol: 'CAKE',
    auditor: 'Firm',
    auditStatus: 0,
    auditTime: '2020-10-13T00:12:12Z',
    score: 93,
    reportUrl: 'https://f.example/r',
    contractAddress: '0x0e09fabb73bd3ade0a17ecc321fd13a19e81ce82',
    contractPlatform: 'BSC',
    overview: [],
    communityAlerts: [],
    findings: [
      { id: 'M-1', title: 'Naming', type: 'Style', severity: 'Informational', resolved: true },
    ],
    ...more,
  });
  const read = (more: object = {}) => readFeedRow(row(more), { index: 0 });

  it('is a report with its findings, without its score', () => {
    expect(read()).toEqual({
      at: { index: 0 },
      coinName: 'Pancake',
      symbol: 'CAKE',
      chain: 'eip155:56',
      address: '0x0e09fabb73bd3ade0a17ecc321fd13a19e81ce82',
      auditor: 'Firm',
      publishedOn: '2020-10-13',
      reportUrl: 'https://f.example/r',
      title: null,
      findings: [{ ordinal: 0, title: 'Naming', severity: 'informational', status: 'resolved' }],
    });
  });

  it('says nothing of findings when the list is empty', () =>
    expect(read({ findings: [] })).toMatchObject({ findings: null }));

  it.each([
    ['no auditor', { auditor: '' }, 'auditor'],
    ['no date', { auditTime: null }, 'auditTime'],
    ['no date either', { auditTime: 'soon' }, 'auditTime'],
    ['no report', { reportUrl: 'xxxxx' }, 'reportUrl'],
    ['a script for a report', { reportUrl: 'javascript:x' }, 'reportUrl'],
    [
      'an unknown severity',
      { findings: [{ title: 'T', severity: 'Dire' }] },
      'findings[0].severity "Dire"',
    ],
  ])('is refused with %s', (_, more, reason) =>
    expect(read(more)).toMatchObject({ reason: expect.stringContaining(reason) }),
  );
});

it('severities and statuses have their words', () => {
  expect(['High', ' moderate', 'LOW', 'Info', 'weird'].map(parseSeverity)).toEqual([
    'major',
    'medium',
    'minor',
    'informational',
    undefined,
  ]);
  expect([9, 8.9, 4, 0.1, 0].map(severityFromScore)).toEqual([
    'critical',
    'major',
    'medium',
    'minor',
    'informational',
  ]);
  expect([
    parseStatus(true, null),
    parseStatus(false, 'Fixed'),
    parseStatus(null, 'Acknowledged'),
    parseStatus(false, null),
  ]).toEqual(['resolved', 'resolved', 'acknowledged', 'open']);
});
