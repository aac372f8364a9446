/** Keeps what undoing a run needs, in the transaction that writes. */
import { importChanges, observations, type RowChange } from '../../../db/schema';
import { inList, upsertRows, type Database } from '../../../db/store';
import { max, sql } from 'drizzle-orm';
import { readImages, readImagesOf, readNewObservations, type Image } from './images';
import type { Plan } from '../differ/diff';
import { IMAGED_TABLES, type ImagedTable } from './imagedTables';

export interface Move {
  from: string;
  to: string;
}

export type Keys = Partial<Record<ImagedTable, readonly string[]>>;
/** By project; the empty key stands for no project. */
export type Changes = ReadonlyMap<string, RowChange[]>;

const ids = (rows: readonly { id: string }[]): string[] => rows.map((row) => row.id);

/** A row that was not there has no image. */
type Images = Map<ImagedTable, Map<string, Image | undefined>>;

async function lastObservation(tx: Database): Promise<number> {
  const [row] = await tx.select({ id: max(observations.id) }).from(observations);
  return row?.id ?? 0;
}

/** Keys that a merge may fill in the remaining project. */
const filledKeys = (table: ImagedTable, { key }: Image, { from, to }: Move): string[] => {
  if (table === 'votes') return [key.replace(from, to)];
  return table === 'bounties' || table === 'embedded_records' ? [to] : [];
};

/** First what will change, then the writes, then `finish`. The caller holds the lock `facts`. */
export class Watch {
  private readonly before: Images = new Map();
  private readonly units = new Map<string, string>();
  private readonly moves: (Move & { changes: number[] })[] = [];
  private observing: { projectIds: readonly string[]; after: number } | undefined;

  /** @param runId undefined: nothing is kept, only counted */
  constructor(
    private readonly tx: Database,
    private readonly runId: number | undefined,
  ) {}

  async add(keys: Keys): Promise<void> {
    for (const table of IMAGED_TABLES) {
      const known = this.imagesOf(table);
      const missing = [...new Set(keys[table])].filter((key) => !known.has(key));
      const images = await readImages(this.tx, table, missing);
      missing.forEach((key) => known.set(key, images.get(key)));
    }
  }

  /** Every row that the plan writes or drops. */
  async addPlan(plan: Plan): Promise<void> {
    await this.add({
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
    await this.addNewObservationsOf([...new Set(plan.observations.map((row) => row.projectId))]);
  }

  /** Every row of the projects. */
  async addProjects(ids: readonly string[]): Promise<void> {
    for (const table of IMAGED_TABLES)
      for (const image of await readImagesOf(this.tx, table, ids))
        if (!this.imagesOf(table).has(image.key)) this.imagesOf(table).set(image.key, image);
  }

  /** Merges and new ids. All that they change is undone together, or not at all. */
  async addMoves(moves: readonly Move[]): Promise<void> {
    if (moves.length === 0) return;
    const to = new Map(moves.map((move) => [move.from, move]));
    await this.addProjects([...to.keys()]);
    const ids = moves.flatMap((move) => [move.from, move.to]);
    const filled = IMAGED_TABLES.map((table) => [
      table,
      [...this.imagesOf(table).values()].flatMap((image) => {
        const move = to.get(image?.projectId ?? '');
        return image && move ? filledKeys(table, image, move) : [];
      }),
    ]);
    await this.add({ ...Object.fromEntries(filled), projects: ids, project_aliases: ids } as Keys);
    const earlier = await this.listEarlier([...to.keys()]);
    for (const { from, to: into } of moves) {
      this.units.set(this.unitOf(from), this.unitOf(into));
      this.moves.push({ from, to: into, changes: earlier.get(from) ?? [] });
    }
  }

  /** Call it before the observations are added. */
  async addNewObservationsOf(projectIds: readonly string[]): Promise<void> {
    if (projectIds.length > 0)
      this.observing = { projectIds, after: await lastObservation(this.tx) };
  }

  async finish(): Promise<Changes> {
    const changes = new Map<string, RowChange[]>();
    const add = (projectId: string | null, change: RowChange) => {
      const unit = this.unitOf(projectId ?? '');
      changes.set(unit, [...(changes.get(unit) ?? []), change]);
    };
    for (const { from, to, changes: ids } of this.moves)
      add(to, { table: 'moved', key: to, before: { from, changes: ids }, after: null });
    for (const table of IMAGED_TABLES) await this.compare(table, add);
    if (this.observing) {
      const { projectIds, after } = this.observing;
      for (const { projectId, key, digest } of await readNewObservations(
        this.tx,
        projectIds,
        after,
      ))
        add(projectId, { table: 'observations', key, before: null, after: digest });
    }
    if (this.runId !== undefined) await this.keep(this.runId, changes);
    return changes;
  }

  private imagesOf(table: ImagedTable): Map<string, Image | undefined> {
    const images = this.before.get(table) ?? new Map<string, Image | undefined>();
    this.before.set(table, images);
    return images;
  }

  private unitOf(projectId: string): string {
    const next = this.units.get(projectId);
    return next === undefined || next === projectId ? projectId : this.unitOf(next);
  }

  /** What undoing earlier runs needs follows its project. */
  private async listEarlier(projectIds: readonly string[]): Promise<Map<string, number[]>> {
    const { id, projectId } = importChanges;
    const rows = await this.tx
      .select({ projectId, ids: sql<number[]>`jsonb_agg(${id})` })
      .from(importChanges)
      .where(inList(projectId, projectIds))
      .groupBy(projectId);
    return new Map(rows.map((row) => [row.projectId, row.ids]));
  }

  private async compare(
    table: ImagedTable,
    add: (projectId: string | null, change: RowChange) => void,
  ): Promise<void> {
    const before = this.imagesOf(table);
    const after = await readImages(this.tx, table, [...before.keys()]);
    for (const [key, was] of before) {
      const is = after.get(key);
      if (was?.digest === is?.digest) continue;
      add(was?.projectId ?? is?.projectId ?? null, {
        table,
        key,
        before: was?.row ?? null,
        after: is?.digest ?? null,
      });
    }
  }

  private async keep(runId: number, changes: Changes): Promise<void> {
    const rows = [...changes].map(([projectId, list]) => ({
      importId: runId,
      projectId,
      changes: list,
    }));
    await upsertRows(this.tx, importChanges, rows);
  }
}
