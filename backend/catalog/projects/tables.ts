import * as schema from '../../db/schema';
import { follows, moved, movedUnlessAlike, type TableRule } from '../../db/tables';

const { audits, bounties, contracts, findings, incidents, observations } = schema;
const { issuedTokens, projectAliases, projects, sources, tokens } = schema;

/** All facts move; of two bounty programs the target's stays. */
export const projectTables: readonly TableRule[] = [
  // mergeProjects deletes the project itself, last.
  { table: projects, belongsTo: 'project', onMerge: follows },
  {
    table: projectAliases,
    belongsTo: 'project',
    onMerge: moved(projectAliases, projectAliases.projectId),
  },
  { table: tokens, belongsTo: 'project', onMerge: moved(tokens, tokens.projectId) },
  { table: contracts, belongsTo: 'project', onMerge: moved(contracts, contracts.projectId) },
  {
    table: issuedTokens,
    belongsTo: 'project',
    onMerge: moved(issuedTokens, issuedTokens.projectId),
  },
  { table: audits, belongsTo: 'project', onMerge: moved(audits, audits.projectId) },
  { table: findings, belongsTo: 'project', onMerge: follows },
  { table: incidents, belongsTo: 'project', onMerge: moved(incidents, incidents.projectId) },
  {
    table: bounties,
    belongsTo: 'project',
    onMerge: movedUnlessAlike(bounties, bounties.projectId),
  },
  {
    table: observations,
    belongsTo: 'project',
    onMerge: moved(observations, observations.projectId),
  },
  { table: sources, belongsTo: 'nobody' },
];
