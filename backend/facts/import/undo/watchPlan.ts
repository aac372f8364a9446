import type { Plan } from '../differ/diff';
import type { Watch } from './Watch';

const ids = (rows: readonly { id: string }[]): string[] => rows.map((row) => row.id);

/** Watches every row that the plan writes or drops. */
export async function watchPlan(watch: Watch, plan: Plan): Promise<void> {
  await watch.add({
    projects: ids(plan.projects),
    project_aliases: [...plan.aliases.map((row) => row.alias), ...plan.dropped.aliases],
    tokens: [...ids(plan.tokens), ...plan.dropped.tokens],
    contracts: [...ids(plan.contracts), ...plan.dropped.contracts],
    issued_tokens: [...ids(plan.issuedTokens), ...plan.dropped.issuedTokens],
    audits: [...ids(plan.audits), ...plan.dropped.audits],
    incidents: [...ids(plan.incidents), ...plan.dropped.incidents],
    observations: plan.dropped.observations.map(({ id }) => String(id)),
    bounties: [...plan.bounties.map((row) => row.projectId), ...plan.dropped.bounties],
  });
  await watch.addNewObservationsOf([...new Set(plan.observations.map((row) => row.projectId))]);
}
