import { LETTERS, type Letter } from '../../../../contracts/vocabulary';
import { contracts, projects, projectScores, tokens } from '../../../db/schema';
import type { Database } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { rankProjects } from '../../../ratings/rankProjects';

export interface TestProject {
  id: string;
  name?: string;
  tickers?: string[];
  /** As many whole points below 100. */
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
      scored.map(({ id, rank = 50, score = 100 - rank, letter = 'BB', status, scores }) => ({
        projectId: id,
        score,
        letter,
        letterOrder: LETTERS.indexOf(letter as Letter),
        state: status === undefined || status === 'active' ? ('rated' as const) : status,
        comparable: true,
        possible: score,
        known: 0.8,
        ...scores,
      })),
    );
  await rankProjects(db);
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
