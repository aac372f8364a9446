import { ExternalLink } from '@/components/ui';
import { Address, Panel, StackTable } from '@/components/ui/page';
import { copy } from './copy';
import type { ContractRow } from './types';

const COLUMNS = [
  [copy.contract, '22%'],
  [copy.address, '21%'],
  [copy.source, '11%'],
  [copy.proxy, '9%'],
  [copy.funds, '10%'],
  [copy.changed, '11%'],
  [copy.audits, '16%'],
] as const;

function Row({ row }: { row: ContractRow }) {
  return (
    <tr>
      <td>
        <strong>{row.name}</strong>
        <small>{row.kind}</small>
        {row.otherwise.map((text) => (
          <small key={text}>{text}</small>
        ))}
      </td>
      <td data-label={copy.address}>
        <Address address={row.address} url={row.url} />
      </td>
      <td data-label={copy.source}>{row.verified}</td>
      <td data-label={copy.proxy}>{row.proxy}</td>
      <td data-label={copy.funds}>{row.funds}</td>
      <td data-label={copy.changed}>{row.changed}</td>
      <td data-label={copy.audits}>
        {row.audits.length === 0 && <span className="quiet">{copy.noAudit}</span>}
        {row.audits.map(({ id, name, url }) => (
          <small key={id}>
            <ExternalLink href={url}>{name}</ExternalLink>
          </small>
        ))}
      </td>
    </tr>
  );
}

/** Blocks on a phone, as all tables of a project. */
export function ContractsTable({ rows }: { rows: readonly ContractRow[] }) {
  return (
    <Panel>
      <StackTable columns={COLUMNS}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </StackTable>
    </Panel>
  );
}
