export const copy = {
  auditor: 'Auditor',
  date: 'Date',
  scope: 'Scope',
  findings: 'Findings',
  report: 'Report',
  scopeUnknown: 'scope not recorded',
  scopeNoContract: 'names none of the contracts listed here',
  moreContracts: (count: number) => `, and ${count} more`,
  atCommit: 'commit',
} as const;
