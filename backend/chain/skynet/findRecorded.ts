import { and, eq } from 'drizzle-orm';
import type { ProjectContract } from '../../../contracts/projects/projects';
import { EVM_ADDRESS } from '../../../contracts/ids';
import type { ContractRole } from '../../../contracts/vocabulary';
import { contracts, sources, tokens } from '../../db/schema';
import type { Database } from '../../db/store';
import { SOURCE_COLUMNS, toSource } from '../../ratings';

export interface Recorded {
  projectId: string;
  /** CAIP-10. */
  contract: string;
  name: string;
  role: ContractRole;
  source: ProjectContract['source'];
}

/** Whose contract or token an address is. @param asked CAIP-10, or an EVM address on any chain */
export async function findRecorded(db: Database, asked: string): Promise<Recorded[]> {
  const address = asked.slice(asked.lastIndexOf(':') + 1);
  const at = ({ chain, address: column }: typeof contracts | typeof tokens) =>
    EVM_ADDRESS.test(asked)
      ? eq(column, address.toLowerCase())
      : and(eq(column, address), eq(chain, asked.slice(0, asked.lastIndexOf(':'))));
  const rows = await db
    .select({ contract: contracts, source: SOURCE_COLUMNS })
    .from(contracts)
    .leftJoin(sources, eq(sources.id, contracts.sourceId))
    .where(at(contracts));
  const issued = await db.select().from(tokens).where(at(tokens));
  const found = [
    ...rows.map(({ contract, source }) => ({
      projectId: contract.projectId,
      contract: contract.id,
      name: contract.name,
      role: contract.role as ContractRole,
      source: toSource(source),
    })),
    ...issued.map(({ projectId, chain, address: of, name, symbol }) => ({
      projectId,
      contract: `${chain}:${of}`,
      name: name ?? symbol,
      role: 'token' as const,
      source: null,
    })),
  ];
  const first = new Map(found.toReversed().map((item) => [item.contract, item]));
  return [...first.values()].sort((a, b) => (a.contract < b.contract ? -1 : 1));
}
