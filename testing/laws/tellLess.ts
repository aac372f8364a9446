/** Law 2: leave an element out of a list, which voids its closure; leave out what it says of a size. */
import type { Facts } from '../../backend/rating';
import { change, valueAt, withValue, type Change, type Step } from './change';

const CLOSURES = {
  contracts: 'contractList',
  audits: 'auditList',
  incidents: 'incidentList',
} as const;

type Voided = [path: Step[], value: unknown];

function without(facts: Facts, list: Step[], voided: Voided[]): Change[] {
  const items = (valueAt(facts, list) ?? []) as unknown[];
  return items.map((_, index) => {
    const told = change(facts, [...list, index], undefined);
    return {
      what: told.what,
      facts: voided.reduce((left, [path, value]) => withValue(left, path, value), told.facts),
    };
  });
}

const known = (facts: Facts, path: Step[], value: unknown): Voided[] =>
  valueAt(facts, path) == null ? [] : [[path, value]];

/** With the closure voided, and (lists that are counted) with the count left as it was. */
export function tellLess(facts: Facts): Change[] {
  const counted = (['contracts', 'audits', 'incidents'] as const).flatMap((list) => {
    const closure = CLOSURES[list];
    return [
      ...without(facts, [list], [[[closure], null]]),
      ...(isCovered(facts, list, closure) ? without(facts, [list], []) : []),
    ];
  });
  const powers = (['control', 'tokenPowers'] as const).flatMap((key) =>
    without(facts, [key, 'value', 'powers'], known(facts, [key, 'value', 'whole'], false)),
  );
  const findings = facts.audits.flatMap(({ findings: found }, index) =>
    found
      ? without(
          facts,
          ['audits', index, 'findings', 'counts'],
          [[['audits', index, 'findings', 'whole'], false]],
        )
      : [],
  );
  const changes = facts.contracts.flatMap(({ code }, index) =>
    code?.value.changes
      ? without(
          facts,
          ['contracts', index, 'code', 'value', 'changes'],
          [[['contracts', index, 'code', 'value', 'changes'], null]],
        )
      : [],
  );
  const lists = without(facts, ['incidentList', 'value', 'lists'], []);
  return [...counted, ...powers, ...findings, ...changes, ...lists];
}

/** Every entry is one that the search found: then its count gives away what is left out. */
function isCovered(
  facts: Facts,
  list: 'contracts' | 'audits' | 'incidents',
  closure: 'contractList' | 'auditList' | 'incidentList',
): boolean {
  const whole = facts[closure]?.value;
  if (!whole || whole.count < facts[list].length) return false;
  const days =
    list === 'audits'
      ? facts.audits.map(({ publishedOn }) => publishedOn)
      : list === 'incidents'
        ? facts.incidents.map(({ occurredOn }) => occurredOn)
        : [];
  return days.every((day) => day <= whole.through);
}
