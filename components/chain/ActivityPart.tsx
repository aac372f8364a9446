import { ExternalLink } from '@/components/ui';
import { Panel } from '@/components/ui/page';
import { shortHex } from '@/lib/format/numbers';
import { Part } from './Chain.styles';
import { copy } from './copy';
import type { ChainScreenProps, ChangeRow, CountPart, UseRow } from './types';

function Counts({ title, column, rows }: CountPart) {
  return (
    <Panel>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col" style={{ width: '70%' }}>
              {column}
            </th>
            <th scope="col" className="number">
              {copy.count}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, count, failed, share }) => (
            <tr key={key}>
              <td title={key}>
                <code>{name}</code>
                <span className="bar" style={{ width: `${Math.max(1, share * 100)}%` }} />
              </td>
              <td className="number">
                {count}
                {failed && <small>{copy.failed(failed)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

const Transaction = ({ tx, url }: Pick<UseRow, 'tx' | 'url'>) =>
  url ? <ExternalLink href={url}>{shortHex(tx)}</ExternalLink> : shortHex(tx);

function Uses({ uses }: { uses: readonly UseRow[] }) {
  if (uses.length === 0) return <p>{copy.usesNone}</p>;
  return (
    <Panel>
      <table className="stack">
        <thead>
          <tr>
            <th scope="col" style={{ width: '34%' }}>
              {copy.use}
            </th>
            <th scope="col">{copy.contract}</th>
            <th scope="col">{copy.by}</th>
            <th scope="col">{copy.when}</th>
            <th scope="col">{copy.tx}</th>
          </tr>
        </thead>
        <tbody>
          {uses.map(({ id, what, contract, by, at, tx, url }) => (
            <tr key={id}>
              <td>
                <code>{what}</code>
              </td>
              <td data-label={copy.contract}>{contract}</td>
              <td data-label={copy.by}>{by}</td>
              <td data-label={copy.when}>{at}</td>
              <td data-label={copy.tx} title={tx}>
                <Transaction tx={tx} url={url} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Changes({ changes }: { changes: readonly ChangeRow[] }) {
  return (
    <Panel>
      <table className="stack">
        <thead>
          <tr>
            <th scope="col" style={{ width: '60%' }}>
              {copy.use}
            </th>
            <th scope="col">{copy.seen}</th>
            <th scope="col">{copy.tx}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ id, what, at, made }) => (
            <tr key={id}>
              <td>{what}</td>
              <td data-label={copy.seen}>{at}</td>
              <td data-label={copy.tx} title={made?.tx}>
                {made && <Transaction tx={made.tx} url={made.url} />}
                {made && <small>{copy.block(made.block)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** What happens at the contracts. */
export function ActivityPart({
  counted,
  counts,
  uses,
  changes,
}: Pick<ChainScreenProps, 'counted' | 'counts' | 'uses' | 'changes'>) {
  const shown = counts.filter(({ rows }) => rows.length > 0);
  return (
    <>
      {changes.length > 0 && (
        <Part id="changes">
          <h2>{copy.changes}</h2>
          <p className="where">{copy.changesLead}</p>
          <Changes changes={changes} />
        </Part>
      )}
      <Part id="activity">
        <h2>{copy.activity}</h2>
        <p className="where">{counted}</p>
        {shown.length > 0 && (
          <div className="counts">
            {shown.map((part) => (
              <Counts key={part.title} {...part} />
            ))}
          </div>
        )}
      </Part>
      {counts.length + uses.length > 0 && (
        <Part id="uses">
          <h2>{copy.uses}</h2>
          <p className="where">{counts.length > 0 ? copy.usesLead : copy.usesSeen}</p>
          <Uses uses={uses} />
        </Part>
      )}
    </>
  );
}
