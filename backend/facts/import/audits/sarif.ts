/** Reads SARIF 2.1.0 (OASIS). */
import type { Severity } from '../../../../contracts/vocabulary';
import type { FindingRow } from '../store/rows';
import { ImportRefused } from '../types';
import { findingTitle } from './report';
import { severityFromScore } from './severity';

interface Properties {
  'security-severity'?: unknown;
}
interface Rule {
  id?: string;
  name?: string;
  shortDescription?: { text?: string };
  properties?: Properties;
  defaultConfiguration?: { level?: string };
}
interface Result {
  ruleId?: string;
  ruleIndex?: number;
  rule?: { id?: string; index?: number };
  level?: string;
  kind?: string;
  message?: { text?: string };
  properties?: Properties;
  suppressions?: { status?: string }[];
  baselineState?: string;
}
interface Run {
  tool?: { driver?: { rules?: Rule[] } };
  results?: Result[];
}

export const isSarif = (document: object): document is { runs: Run[] } =>
  'runs' in document &&
  Array.isArray(document.runs) &&
  'version' in document &&
  String(document.version).startsWith('2.1');

const LEVELS: Record<string, Severity> = {
  error: 'major',
  warning: 'medium',
  note: 'minor',
  none: 'informational',
};

function findRule(run: Run, result: Result): Rule | undefined {
  const rules = run.tool?.driver?.rules ?? [];
  const index = result.ruleIndex ?? result.rule?.index;
  const id = result.ruleId ?? result.rule?.id;
  return (
    (index !== undefined && index >= 0 ? rules[index] : undefined) ??
    rules.find((rule) => rule.id === id)
  );
}

/** SARIF 3.27.10: a result without a level takes its rule's, and `warning` by default. */
function resultSeverity(result: Result, rule: Rule | undefined): Severity {
  const score = Number(
    result.properties?.['security-severity'] ??
      rule?.properties?.['security-severity'] ??
      Number.NaN,
  );
  if (!Number.isNaN(score)) return severityFromScore(score);
  if (result.kind === 'informational') return 'informational';
  return LEVELS[result.level ?? rule?.defaultConfiguration?.level ?? 'warning'] ?? 'medium';
}

/** SARIF 3.27.23 and 3.27.24. */
function resultStatus(result: Result): FindingRow['status'] {
  if (result.baselineState === 'absent') return 'resolved';
  const accepted =
    result.suppressions?.some((one) => (one.status ?? 'accepted') === 'accepted') ?? false;
  return accepted ? 'acknowledged' : 'open';
}

/** @throws ImportRefused when a result cannot be read */
export function readSarif(document: { runs: Run[] }): FindingRow[] {
  const results = document.runs.flatMap((run, at) =>
    (run.results ?? []).map((result, index) => ({
      run,
      result,
      where: `runs[${at}].results[${index}]`,
    })),
  );
  return results
    .filter(({ result }) => result.kind !== 'pass' && result.kind !== 'notApplicable')
    .map(({ run, result, where }, ordinal) => {
      const rule = findRule(run, result);
      const name = rule?.name ?? result.ruleId ?? rule?.id;
      const text = result.message?.text ?? rule?.shortDescription?.text;
      const title = findingTitle([name, text].filter(Boolean).join(': '));
      if (title === '') throw new ImportRefused(`${where} has neither a rule nor a message.`);
      return {
        ordinal,
        title,
        severity: resultSeverity(result, rule),
        status: resultStatus(result),
      };
    });
}
