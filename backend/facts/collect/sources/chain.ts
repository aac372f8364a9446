/** Who can change the contracts of a record, read from their chains. */
import { and, asc, eq, like, sql } from 'drizzle-orm';
import { chainFromId } from '../../../../contracts/ids';
import { listTokens, lookAtPowers } from '../../../chain';
import { chainLooks, contracts, projects } from '../../../db/schema';
import { failedLook } from '../openChains';
import { LookFailed } from '../reader';
import type { Found, Look, Source, Target } from '../types';

const EVM = 'eip155:';
/** A record with more is left to the operator. */
const MOST = 300;

/** Of a chain. */
const MOST_TOKENS = 100;

const block = sql<number | null>`(${chainLooks.source}->>'block')::int`;

/** The block of the oldest look of each chain. */
const listSince = (rows: readonly { id: string; block: number | null }[]) =>
  new Map(
    [...Map.groupBy(rows, ({ id }) => chainFromId(id))].flatMap(([chain, some]) => {
      const blocks = some.flatMap((row) => row.block ?? []);
      return blocks.length > 0 ? [[chain, Math.min(...blocks)] as const] : [];
    }),
  );

async function look({ target, reader, db }: Look): Promise<Found> {
  const project = target.project!;
  const rows = await db
    .select({ id: contracts.id, name: contracts.name, block })
    .from(contracts)
    .leftJoin(chainLooks, eq(chainLooks.contractId, contracts.id))
    .where(and(eq(contracts.projectId, project), like(contracts.chain, `${EVM}%`)))
    .orderBy(asc(contracts.id))
    .limit(MOST + 1);
  if (rows.length > MOST) throw new LookFailed('refused', `It has more than ${MOST} contracts`);
  try {
    const { chains, prices } = reader;
    const known = await listTokens(db, project, target.chains!, MOST_TOKENS);
    const document = await lookAtPowers(project, rows, chains!, {
      ...{ tokens: known, prices, since: listSince(rows) },
    });
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
