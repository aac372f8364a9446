/** Words of the parts that several pages share. */
export const copy = {
  source: 'Source',
  checked: (on: string) => `checked ${on}`,
  findings: 'Findings',
  findingsUnknown: 'findings not on file',
  findingsNone: 'no findings',
  severity: 'Severity',
} as const;
