/** Imports our own look at a project's contracts: see docs/import.md. */
import type { Database } from '../../../db/store';
import { appendEvents } from '../../../events';
import { readAs } from '../input/JsonDocument';
import { parseDiscovery, type Discovery } from '../l2beat';
import { addFacts } from '../projects/addFacts';
import { findNewest, type Observation, type ProjectRecord } from '../projects/record';
import type { ImportRun } from '../run';
import { withTransaction } from '../store/planEvents';
import { sameFacts } from '../store/rows';
import { emptyOutcome } from '../tally';
import { ImportRefused } from '../types';
import { isOwn } from '../store/looks';
import { applyCode } from './applyCode';
import { applyPowers } from './applyPowers';
import { documentSchema, type ChainDocument } from './document';
import { keepLooks } from './keepLooks';
import { madeBy } from './madeBy';
import { moveForward, type Move } from './moveForward';
import { chainsOf, LookSources } from './sources';

export interface AppliedLook {
  /** Undefined: every fact is recorded so. */
  record?: ProjectRecord;
  /** Sources of facts that were found again. */
  moves: Move[];
  sources: LookSources;
  notes: string[];
}

/** Pure. @throws ImportRefused for a look at another project */
export function applyLook(
  record: ProjectRecord,
  document: ChainDocument,
  file: Discovery,
  today: string,
): AppliedLook {
  if (file.name !== record.id)
    throw new ImportRefused(`The look is at ${file.name}, not at ${record.id}.`);
  const sources = new LookSources(document, file, today);
  const code = applyCode({ record, file, document, sources });
  const powers = applyPowers(record, file, document.looks, today);
  const confirmed = [...code.confirmed, ...(powers.kind === 'same' ? [powers.key] : [])];
  const read = new Set(document.chains.map(({ chain }) => chain));
  const moves = confirmed.flatMap((key): Move[] => {
    const from = record.sources![key]!;
    const [, about, chain] = /: (code|powers) of .+ on (\S+)$/.exec(from.title) ?? [];
    return chain !== undefined && chainsOf(chain).every((one) => read.has(one))
      ? [{ key, from, to: sources.source(about as 'code' | 'powers', chain) }]
      : [];
  });
  const observations: Observation[] = [];
  if (powers.kind === 'new') {
    const { value, on } = powers;
    observations.push({ key: 'control', value, source: sources.of('powers', on) });
  }
  const notes = [
    ...code.notes,
    ...(powers.kind === 'kept' && powers.why !== undefined ? [powers.why] : []),
    ...document.open.map((why) => `not known: ${why}`),
  ];
  if (observations.length === 0 && sameFacts(code.contracts, record.contracts ?? []))
    return { moves, sources, notes };
  const moved = Object.fromEntries(moves.map(({ key, to }) => [key, to]));
  return {
    record: {
      ...record,
      contracts: code.contracts,
      observations,
      sources: { ...record.sources, ...moved, ...sources.byKey },
    },
    moves,
    sources,
    notes,
  };
}

/** Facts that were found again keep their rows; the ratings that rest on them are made again. */
async function keep(run: ImportRun, document: ChainDocument, { moves, sources }: AppliedLook) {
  const { project } = run.parameters;
  if (run.dryRun) return;
  await run.write([{ at: {} }], async (tx: Database) => {
    for (const one of moves) await moveForward(tx, one);
    const queued = await keepLooks(tx, document, sources);
    const control = queued.map((one) => withTransaction(one, run.madeBy?.(one)));
    if (control.length > 0) {
      const data = { facts: ['pending'], control };
      await appendEvents(tx, run.now, [{ type: 'fact.changed', projectId: project!, data }]);
    }
    return { ...emptyOutcome(), touched: moves.length > 0 ? [project!] : [] };
  });
}

/** @throws ImportRefused */
export async function importChain(run: ImportRun): Promise<void> {
  const document = await readAs(run, documentSchema, 'a look at contracts');
  const file = parseDiscovery(document);
  if (typeof file === 'string') throw new ImportRefused(file);
  const last = document.chains
    .map(({ day }) => day)
    .sort()
    .at(-1)!;
  if (last > run.today) throw new ImportRefused(`The look is of ${last}, in the future.`);
  await addFacts(run, async (record) => {
    const last = record.sources?.[findNewest(record, 'control')?.source ?? ''];
    run.madeBy = madeBy(document, isOwn(last, 'powers'));
    const applied = applyLook(record, document, file, run.today);
    await keep(run, document, applied);
    return { record: applied.record, notes: applied.notes };
  });
}
