import type { FindingStatus, Severity } from '../../../../contracts/vocabulary';

const WORDS: Record<Severity, readonly string[]> = {
  critical: ['critical', 'severe'],
  major: ['major', 'high'],
  medium: ['medium', 'moderate'],
  minor: ['minor', 'low'],
  informational: [
    'informational',
    'info',
    'information',
    'note',
    'optimization',
    'gas',
    'best practice',
    'discussion',
    'none',
    'undetermined',
  ],
};
const BY_WORD = new Map(
  Object.entries(WORDS).flatMap(([severity, words]) =>
    words.map((word) => [word, severity as Severity]),
  ),
);

export const parseSeverity = (word: string): Severity | undefined =>
  BY_WORD.get(word.trim().toLowerCase());

/** SARIF's `security-severity` (CVSS-like), in code scanning's bands: 9, 7, 4. */
export function severityFromScore(score: number): Severity {
  if (score >= 9) return 'critical';
  if (score >= 7) return 'major';
  if (score >= 4) return 'medium';
  return score > 0 ? 'minor' : 'informational';
}

/** From `resolved: true` or a word; open by default. */
export function parseStatus(resolved: unknown, word: unknown): FindingStatus {
  const text = typeof word === 'string' ? word.trim().toLowerCase() : '';
  if (/^(resolved|fixed|closed|mitigated)$/.test(text) || resolved === true) return 'resolved';
  return /^(acknowledged|partially|partly|won'?t fix|wontfix)/.test(text) ? 'acknowledged' : 'open';
}
