import { contracts, projects, projectScores, tokens } from '../../db/schema';
import type { Database } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';

export interface TestProject {
  id: string;
  name?: string;
  tickers?: string[];
  rank?: number;
  score?: number;
  letter?: string;
  category?: string;
  chains?: string[];
  status?: 'active' | 'compromised' | 'wound-down';
  createdAt?: string;
  scores?: Partial<typeof projectScores.$inferInsert>;
}

export async function insertProjects(db: Database, list: readonly TestProject[]): Promise<void> {
  await db.insert(projects).values(
    list.map(
      ({ id, name = id, tickers = [], category = 'other', chains = [], status, createdAt }) => ({
        id,
        name,
        tickers,
        category,
        chains,
        origin: 'projects',
        ...(status && { status }),
        ...(createdAt && { createdAt }),
      }),
    ),
  );
  const scored = list.filter((project) => project.rank ?? project.score ?? project.scores);
  if (scored.length > 0)
    await db.insert(projectScores).values(
      scored.map(({ id, rank, score = 50, letter = 'BB', status, scores }) => ({
        projectId: id,
        rank,
        score,
        letter,
        state: status === undefined || status === 'active' ? ('rated' as const) : status,
        comparable: true,
        possible: score,
        known: 0.8,
        ...scores,
      })),
    );
}

export async function insertContract(
  db: Database,
  projectId: string,
  id: string,
  chain: string,
  address: string,
): Promise<void> {
  await db.insert(contracts).values({ id, projectId, chain, address, name: 'Core', role: 'core' });
}

export async function insertToken(
  db: Database,
  projectId: string,
  id: string,
  chain: string,
  address: string,
): Promise<void> {
  await db.insert(tokens).values({ id, projectId, chain, address, symbol: 'T' });
}

export async function clear(db: Database): Promise<void> {
  await emptyTables(db, 'projects, meta, error_reports, incidents');
}
