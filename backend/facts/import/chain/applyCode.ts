/** The code of recorded contracts, as our own look found it. Pure. */
import { chainFromId, normalizeCaip } from '../../../../contracts/ids';
import type { ContractField } from '../../../../contracts/vocabulary';
import { isUpgradeable, type Discovery } from '../l2beat';
import { dayOf, keyOf, type Contract, type ProjectRecord } from '../projects/record';
import { isOwn } from '../store/looks';
import type { ChainDocument } from './document';
import type { LookSources } from './sources';

interface Found {
  /** Whether its code can be replaced; absent: not known. */
  proxy?: boolean;
  implementation?: string;
  changedOn?: string;
}

interface Given {
  record: ProjectRecord;
  file: Discovery;
  document: ChainDocument;
  sources: LookSources;
}

export interface Code {
  contracts: Contract[];
  /** Keys of earlier looks of which every fact was found again. */
  confirmed: string[];
  notes: string[];
}

function findAll({ file, document }: Given): Map<string, Found> {
  const settled = new Set(document.settled.map(normalizeCaip));
  const changed = new Map(document.changedOn?.map(({ id, day }) => [normalizeCaip(id), day]));
  return new Map(
    file.entries.map((entry) => {
      const proxy = settled.has(entry.id) ? !entry.fixed : undefined;
      const implementation = isUpgradeable(entry) ? entry.implementations[0] : undefined;
      return [entry.id, { proxy, implementation, changedOn: changed.get(entry.id) }];
    }),
  );
}

const take = (contract: Contract, values: Partial<Contract>, field: ContractField, key: string) =>
  ({ ...contract, ...values, sources: { ...contract.sources, [field]: key } }) as Contract;

/** Undefined: it stays as recorded. A day in `changedOn` is of an event that names that code. */
function newCode(contract: Contract, { implementation, changedOn }: Found) {
  const { implementation: before, codeChangedOn, codeChanges } = contract;
  const last = [...(codeChanges ?? [])].sort().at(-1) ?? codeChangedOn;
  if (implementation === undefined) return undefined;
  if (before === undefined) return last === undefined ? { implementation } : undefined;
  if (changedOn === undefined || changedOn < (last ?? '')) return undefined;
  return {
    implementation,
    codeChangedOn: changedOn,
    ...(codeChanges && { codeChanges: [...new Set([...codeChanges, changedOn])] }),
    ...(codeChanges && { codeChangesWhole: false }),
  };
}

class Settled {
  readonly notes: string[] = [];
  /** Keys of earlier looks with a fact that was not found again. */
  readonly broken = new Set<string>();

  constructor(
    private readonly given: Given,
    private readonly found: ReadonlyMap<string, Found>,
  ) {}

  private isOurs(contract: Contract, field: ContractField): boolean {
    return isOwn(this.given.record.sources?.[keyOf(contract, field)], 'code');
  }

  /** What somebody has recorded of a later day stays. */
  private isNewer(contract: Contract, field: 'proxy' | 'code'): boolean {
    const value = field === 'proxy' ? contract.proxy : contract.implementation;
    if (value === undefined) return false;
    return dayOf(this.given.record, contract, field) > this.given.file.day;
  }

  private break(contract: Contract, field: ContractField): void {
    if (this.isOurs(contract, field)) this.broken.add(keyOf(contract, field));
  }

  settle(contract: Contract): Contract {
    const id = normalizeCaip(contract.id);
    const found = this.found.get(id);
    if (!found) {
      this.break(contract, 'proxy');
      this.break(contract, 'code');
      return contract;
    }
    const key = () => this.given.sources.of('code', chainFromId(id));
    let settled = contract;
    if (contract.proxy !== found.proxy) {
      this.break(contract, 'proxy');
      if (found.proxy !== undefined && !this.isNewer(contract, 'proxy'))
        settled = take(settled, { proxy: found.proxy }, 'proxy', key());
    }
    const { implementation: before } = contract;
    if (before && normalizeCaip(before) === found.implementation) return settled;
    this.break(contract, 'code');
    const code = this.isNewer(contract, 'code') ? undefined : newCode(contract, found);
    if (code) return take(settled, code, 'code', key());
    if (before && found.implementation)
      this.notes.push(`${contract.name} runs other code than recorded: ${found.implementation}`);
    return settled;
  }
}

export function applyCode(given: Given): Code {
  const { record } = given;
  const settled = new Settled(given, findAll(given));
  const contracts = (record.contracts ?? []).map((contract) => settled.settle(contract));
  const own = Object.keys(record.sources ?? {}).filter((key) =>
    isOwn(record.sources![key], 'code'),
  );
  return {
    contracts,
    confirmed: own.filter((key) => !settled.broken.has(key)),
    notes: settled.notes,
  };
}
