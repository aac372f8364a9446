/** On the server: a page of the table, in words. */
import { pageOfRows } from '@/components/record-list';
import { chainName } from '@/contracts/chain/chains';
import type { ProjectAudit, ProjectContract, ProjectDetail } from '@/contracts/projects/projects';
import { day, dayOrMonth } from '@/lib/format/dates';
import { listOtherwise } from '@/lib/format/facts';
import { ROLE_NAMES } from '@/lib/format/labels';
import { rowCopy as copy } from './copy';
import type { ContractRow, ContractsScreenProps } from './types';

const yesNo = (value: boolean | null): string =>
  value === null ? copy.notChecked : value ? copy.yes : copy.no;

const naming = (id: string, audits: readonly ProjectAudit[]): ContractRow['audits'] =>
  audits
    .filter(({ contracts }) => contracts?.includes(id))
    .sort((a, b) => (a.publishedOn < b.publishedOn ? 1 : -1))
    .map(({ id: auditId, auditor, publishedOn, publishedPrecision, reportUrl }) => ({
      id: auditId,
      name: `${auditor}, ${dayOrMonth(publishedOn, publishedPrecision)}`,
      url: reportUrl,
    }));

function toRow(
  contract: ProjectContract,
  { audits, otherwise }: Pick<ProjectDetail, 'audits' | 'otherwise'>,
): ContractRow {
  const { id, name, role, chain, address, explorerUrl, verified, codeChangedOn } = contract;
  return {
    id,
    name,
    kind: `${ROLE_NAMES[role]} · ${chainName(chain)}`,
    address,
    url: explorerUrl,
    verified: verified === null ? copy.notChecked : copy.verified[verified],
    proxy: yesNo(contract.proxy),
    funds: yesNo(contract.holdsFunds),
    changed: codeChangedOn ? day(codeChangedOn) : copy.unknown,
    otherwise: listOtherwise(otherwise, id),
    audits: naming(id, audits),
  };
}

function summarize(contracts: readonly ProjectContract[]): string {
  const counted = (
    [
      [({ holdsFunds }) => holdsFunds === true, copy.withFunds],
      [({ proxy }) => proxy === true, copy.proxies],
      [({ verified }) => verified === 'none', copy.unverified],
      [({ verified }) => verified === null, copy.unchecked],
    ] as [(contract: ProjectContract) => boolean, (count: number) => string][]
  ).map(([is, words]) => ({ count: contracts.filter(is).length, words }));
  return copy.summary(
    contracts.length,
    counted.flatMap(({ count, words }) => (count > 0 ? [words(count)] : [])),
  );
}

/**
 * `ordered` are all contracts, as the table has them.
 * @returns undefined for a page that there is not
 */
export function listRows(
  { id, name, ...project }: Pick<ProjectDetail, 'id' | 'name' | 'audits' | 'otherwise'>,
  ordered: readonly ProjectContract[],
  page: number,
): ContractsScreenProps | undefined {
  const found = pageOfRows(ordered, page);
  return (
    found && {
      ...found,
      project: { id, name },
      rows: found.rows.map((contract) => toRow(contract, project)),
      summary: summarize(ordered),
    }
  );
}
