/** Who can change the contracts of a record, read from their chains. */
import { and, asc, eq, inArray, like, sql } from 'drizzle-orm';
import { lookAtPowers, type Tokens } from '../../chain';
import { contracts, projects, projectScores, tokens } from '../../db/schema';
import type { Database } from '../../db/store';
import { failedLook } from '../openChains';
import { LookFailed } from '../reader';
import type { Found, Look, Source, Target } from '../types';

const EVM = 'eip155:';
/** A record with more is left to the operator. */
const MOST = 300;

/** Of a chain: the project's own, and those of the best ranked. */
const MOST_TOKENS = 100;

async function listTokens(
  db: Database,
  project: string,
  chains: readonly string[],
): Promise<Tokens> {
  const { id, chain: of, address, symbol, decimals, projectId } = tokens;
  const isOwn = sql<boolean>`${projectId} = ${project}`;
  const place = sql<number>`row_number() over (partition by ${of} order by ${isOwn} desc, ${projectScores.rank} nulls last, ${id})`;
  const ranked = db
    .select({ id, of, address, symbol, decimals, isOwn: isOwn.as('own'), place: place.as('place') })
    .from(tokens)
    .leftJoin(projectScores, eq(projectScores.projectId, projectId))
    .where(and(inArray(of, [...chains]), like(id, '%/erc20:%')))
    .as('ranked');
  const rows = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${MOST_TOKENS}`);
  return Map.groupBy(rows, (row) => row.of);
}

async function look({ target, reader, db }: Look): Promise<Found> {
  const project = target.project!;
  const rows = await db
    .select({ id: contracts.id, name: contracts.name })
    .from(contracts)
    .where(and(eq(contracts.projectId, project), like(contracts.chain, `${EVM}%`)))
    .orderBy(asc(contracts.id))
    .limit(MOST + 1);
  if (rows.length > MOST) throw new LookFailed('refused', `It has more than ${MOST} contracts`);
  try {
    const { chains, prices } = reader;
    const known = await listTokens(db, project, target.chains!);
    const document = await lookAtPowers(project, rows, chains!, { tokens: known, prices });
    return {
      kind: 'chain',
      source: `chain state of ${Object.keys(document.usedBlockNumbers).join(', ')}`,
      parameters: { project },
      body: Buffer.from(JSON.stringify(document)),
    };
  } catch (error) {
    return failedLook(error);
  }
}

export const chain: Source = {
  name: 'chain',
  title: 'Chains, by their own nodes',
  everyHours: 48,
  cited: /\nRead from the chain: /,
  async listTargets(db) {
    const rows = await db
      .selectDistinct({ project: projects.id, chain: contracts.chain })
      .from(projects)
      .innerJoin(contracts, eq(contracts.projectId, projects.id))
      .where(and(eq(projects.origin, 'projects'), like(contracts.chain, `${EVM}%`)))
      .orderBy(asc(projects.id));
    return [...Map.groupBy(rows, ({ project }) => project)].map(([project, some]): Target => ({
      ...{ id: project, project },
      chains: some.map((row) => row.chain),
    }));
  },
  look,
};
