/** Which document brought what was wrong. Pure. */
import { composeSteps } from '../compose/compose';
import type { Document } from '../compose/document';
import { sameFacts } from '../store/rows';
import { factsOf, shown, type Fact, type Found } from './corrections';

/** Whether a record has it as it was before it was corrected. */
function hasStill(facts: Map<string, Fact> | undefined, { kind, item, field, before }: Found) {
  if (!facts || kind === 'project') return facts !== undefined;
  const fact = facts.get(`${kind} ${item}`);
  return (
    fact !== undefined && (field === null || sameFacts(shown(field, fact.fields[field]), before))
  );
}

/**
 * Of each correction the document that brought what was wrong, and since which it stood.
 * @param documents of the project, the oldest first
 * @returns undefined where none of them says it
 */
export function findBringers(
  documents: readonly Document[],
  found: readonly Found[],
): (Document | undefined)[] {
  const steps = composeSteps(documents).map((record) => record && factsOf(record));
  return found.map((one) => {
    let at = steps.findLastIndex((facts) => hasStill(facts, one));
    while (at > 0 && hasStill(steps[at - 1], one)) at -= 1;
    return documents[at];
  });
}
