export const copy = {
  source: 'Source',
  checked: (on: string) => `checked ${on}`,
  findings: 'Findings',
  findingsUnknown: 'findings not recorded yet',
  findingsNone: 'no findings',
  severity: 'Severity',
  theme: { title: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
} as const;
