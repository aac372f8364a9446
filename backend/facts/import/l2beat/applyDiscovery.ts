/** Adds what a discovered.json says to a record. Pure. */
import type { ContractField } from '../../../../contracts/vocabulary';
import type { Applied, Published } from '../projects/addFacts';
import {
  contractsById,
  dayOf,
  findNewest,
  type Contract,
  type Observation,
  type ProjectRecord,
} from '../projects/record';
import { sameFacts } from '../store/rows';
import type { Discovery } from './discovery';
import { resolveControl, type Control } from './resolve';
import { FileSources } from './source';
import { toContracts, type FoundContract } from './toContracts';

const chainOfId = (id: string): string => id.slice(0, id.lastIndexOf(':'));

/** The fields of a file's contract, by the name under which a record sources them. */
const GROUPS: Partial<Record<ContractField, (keyof FoundContract & keyof Contract)[]>> = {
  proxy: ['proxy'],
  verified: ['verified'],
  deployedOn: ['deployedOn'],
  code: ['implementation', 'codeChangedOn', 'codeChanges', 'codeChangesWhole'],
};

/** Whether the record already says it, exactly or of a later day. */
function isKept(record: ProjectRecord, contract: Contract, field: ContractField, day: string) {
  const known = GROUPS[field]!.some((name) => contract[name] !== undefined);
  if (!known) return false;
  if (field === 'deployedOn' || (field === 'verified' && contract.verified === 'exact'))
    return true;
  return dayOf(record, contract, field) > day;
}

interface Found {
  contract: FoundContract;
  day: string;
  /** Of its source. */
  key: string;
  source: object;
}

/** Fields name the source only where the contract's own is another one. */
function enrich(
  record: ProjectRecord,
  contract: Contract,
  { contract: found, day, key, source }: Found,
): Contract {
  const taken = Object.entries(GROUPS).filter(
    ([field, names]) =>
      names.some((name) => found[name] !== undefined) &&
      !isKept(record, contract, field as ContractField, day),
  );
  const names = taken.flatMap(([, group]) => group);
  const rest = Object.entries(contract).filter(([name]) => !names.includes(name as never));
  const added = names.flatMap((name) => (found[name] === undefined ? [] : [[name, found[name]]]));
  const isOwn = sameFacts(record.sources?.[contract.source], source);
  const named = Object.fromEntries(taken.map(([field]) => [field, key]));
  return {
    ...(Object.fromEntries([...rest, ...added]) as Contract),
    ...(!isOwn && { sources: { ...contract.sources, ...named } }),
  };
}

function mergeContracts(
  record: ProjectRecord,
  file: Discovery,
  sources: FileSources,
): { contracts: Contract[]; added: number } {
  const recorded = contractsById(record);
  const before = recorded.size;
  for (const found of toContracts(file)) {
    const key = sources.of(chainOfId(found.id));
    const contract = recorded.get(found.id);
    const added = { ...found, source: key } as Contract;
    const of = { contract: found, day: file.day, key, source: sources.byKey[key]! };
    recorded.set(found.id, contract ? enrich(record, contract, of) : added);
  }
  return { contracts: [...recorded.values()], added: recorded.size - before };
}

/** The file must cover every chain of the project, and describe nothing elsewhere. */
function whyNotWhole(record: ProjectRecord, file: Discovery): string | undefined {
  const elsewhere = file.entries.filter(({ kind }) => kind === 'reference').length;
  if (elsewhere > 0) return `${elsewhere} of its addresses are described in other files`;
  if (file.leftOut.length > 0) return `${file.leftOut.length} of its addresses could not be read`;
  const missing = (record.chains ?? []).filter((chain) => file.blocks[chain] === undefined);
  return missing.length > 0 ? `it does not cover ${missing.join(', ')}` : undefined;
}

/** A list of powers known to be whole stays where the file's is not. */
const isWorse = (control: Control, before: Observation | undefined): boolean =>
  !control.whole && (before?.value as { whole?: boolean } | undefined)?.whole === true;

export function applyDiscovery(
  record: ProjectRecord,
  file: Discovery,
  published: Published,
): Applied {
  const sources = new FileSources(file, published);
  const { contracts, added } = mergeContracts(record, file, sources);
  const control = resolveControl(file);
  const notes = [
    ...file.leftOut.map(
      (address) => `address left out, not described or chain not known: ${address}`,
    ),
    ...control.open.map((why) => `control is not known to be whole: ${why}`),
  ];
  if (added > 0) notes.unshift(`contracts added: ${added}`);
  const fresh: Observation[] = [];
  const key = sources.of(chainOfId(control.powers[0]?.contract ?? file.entries[0]?.id ?? ''));
  const { powers, whole } = control;
  if (isWorse(control, findNewest(record, 'control')))
    notes.push('control kept: the recorded is whole');
  else if (powers.length > 0)
    fresh.push({ key: 'control', value: { powers, whole }, source: key } as Observation);
  const gap = whyNotWhole(record, file);
  if (gap) notes.push(`contract-list not claimed: ${gap}`);
  else
    fresh.push({
      key: 'contract-list',
      value: { through: file.day, count: contracts.length },
      source: key,
    } as Observation);
  const replaced = new Set(fresh.map((one) => `${one.key} ${published.checkedOn}`));
  const kept = (record.observations ?? []).filter((one) => {
    const day = one.observedOn ?? record.sources?.[one.source]?.checkedOn ?? '';
    return !replaced.has(`${one.key} ${day}`);
  });
  return {
    record: {
      ...record,
      contracts,
      observations: [...kept, ...fresh],
      sources: { ...record.sources, ...sources.byKey },
    },
    notes,
  };
}
