import { eq } from 'drizzle-orm';
import type { ProjectContract, ProjectDetail } from '../../../contracts/projects/projects';
import type { ContractRole, Verification } from '../../../contracts/vocabulary';
import { checksumAddress } from '../../chains/checksum';
import { explorerUrl } from '../../chains/explorers';
import { contracts, sources, tokens } from '../../db/schema';
import type { Database } from '../../db/store';
import { compare } from '../facts/shared';
import { SOURCE_COLUMNS, toSource } from './pageSource';

const addressOn = (chain: string, address: string): string =>
  chain.startsWith('eip155:') ? checksumAddress(address) : address;

export async function listPageTokens(
  db: Database,
  projectId: string,
): Promise<ProjectDetail['tokens']> {
  const rows = await db
    .select({
      id: tokens.id,
      chain: tokens.chain,
      address: tokens.address,
      symbol: tokens.symbol,
      name: tokens.name,
      decimals: tokens.decimals,
    })
    .from(tokens)
    .where(eq(tokens.projectId, projectId));
  return rows
    .sort((a, b) => compare(a.symbol, b.symbol) || compare(a.id, b.id))
    .map((row) => {
      const address = addressOn(row.chain, row.address);
      return { ...row, address, explorerUrl: explorerUrl(row.chain, address) };
    });
}

export async function listPageContracts(
  db: Database,
  projectId: string,
): Promise<ProjectContract[]> {
  const rows = await db
    .select({ contract: contracts, source: SOURCE_COLUMNS })
    .from(contracts)
    .leftJoin(sources, eq(sources.id, contracts.sourceId))
    .where(eq(contracts.projectId, projectId));
  return rows
    .sort(
      (a, b) =>
        compare(a.contract.chain, b.contract.chain) ||
        compare(a.contract.name, b.contract.name) ||
        compare(a.contract.id, b.contract.id),
    )
    .map(({ contract, source }) => {
      const address = addressOn(contract.chain, contract.address);
      return {
        id: contract.id,
        chain: contract.chain,
        address,
        name: contract.name,
        role: contract.role as ContractRole,
        proxy: contract.proxy,
        implementation: contract.implementation,
        holdsFunds: contract.holdsFunds,
        verified: contract.verified as Verification | null,
        deployedOn: contract.deployedOn,
        codeChangedOn: contract.codeChangedOn,
        codeChanges: [...(contract.codeChanges ?? [])].sort(),
        codeChangesWhole: contract.codeChangesWhole === true,
        listed: contract.listed,
        explorerUrl: explorerUrl(contract.chain, address),
        source: toSource(source),
      };
    });
}
