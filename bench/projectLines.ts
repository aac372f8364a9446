const makeAddress = (n: number): string => `0x${n.toString(16).padStart(40, '0')}`;

function makeRecord(n: number): object {
  const rich =
    n % 10 === 0
      ? {
          audits: [
            {
              auditor: `Auditor ${n % 40}`,
              publishedOn: '2025-05-05',
              reportUrl: `https://reports.example/${n}.pdf`,
              findingCounts: { minor: { resolved: n % 9 } },
              source: 's',
            },
          ],
          observations: [{ key: 'team', value: { confirmedNames: n % 4 }, source: 's' }],
        }
      : {};
  return {
    id: `project-${n}`,
    name: `Project ${n}`,
    category: 'dex',
    status: 'active',
    description: `Generated project number ${n}.`,
    links: { website: `https://p${n}.example`, x: `https://x.com/p${n}` },
    chains: ['eip155:1'],
    tokens: [
      {
        id: `eip155:1/erc20:${makeAddress(n)}`,
        symbol: `P${n}`,
        name: `Project ${n}`,
        decimals: 18,
      },
    ],
    contracts: [{ id: `eip155:1:${makeAddress(n)}`, name: 'Token', role: 'token', source: 's' }],
    sources: {
      s: {
        url: `https://p${n}.example/docs`,
        title: 'Documentation',
        tier: 'P1',
        checkedOn: '2026-11-01',
      },
    },
    ...rich,
  };
}

/** Project files as NDJSON; every tenth has an audit and an observation. */
export function* projectLines(rows: number): Generator<string> {
  for (let n = 0; n < rows; n += 1) yield `${JSON.stringify(makeRecord(n))}\n`;
}
