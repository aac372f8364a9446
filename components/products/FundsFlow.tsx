import { ExternalLink, Hidden, Link } from '@/components/ui';
import { Panel } from '@/components/ui/page';
import { formatMoney } from '@/contracts/money';
import { day } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import type { FundsExample } from './examples';
import { FlowGraph } from './FlowGraph';
import type { Flow } from './funds/flow';

function FlowTable({ flow: { hops, points } }: { flow: Flow }) {
  const findName = (id: string) => points.find((point) => point.id === id)?.name ?? id;
  return (
    <Panel>
      <table className="stack">
        <Hidden as="caption">{copy.flowTable}</Hidden>
        <thead>
          <tr>
            <th scope="col" style={{ width: '26%' }}>
              {copy.hop}
            </th>
            <th scope="col" style={{ width: '18%' }}>
              {copy.amount}
            </th>
            <th scope="col">{copy.stated}</th>
          </tr>
        </thead>
        <tbody>
          {hops.map(({ from, to, amount, text, sources }) => (
            <tr key={to}>
              <td>
                <strong>{findName(from)}</strong>
                <small>→ {findName(to)}</small>
              </td>
              <td data-label={copy.amount}>{amount}</td>
              <td>
                <span className="said">{text}</span>
                {sources.map(({ title, url, date }) => (
                  <small key={url}>
                    <ExternalLink href={url}>{title}</ExternalLink>,{' '}
                    {date === null ? copy.undated : day(date)}
                  </small>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

export function FundsFlow({ example: { flow, recorded, totals } }: { example: FundsExample }) {
  return (
    <>
      <div className="beside">
        <div className="drawing">
          <FlowGraph flow={flow} />
        </div>
        <FlowTable flow={flow} />
      </div>
      {recorded && (
        <p>
          {copy.sameIncident}:{' '}
          <Link href={`${routes.project(recorded.id)}#incidents`}>
            {recorded.name}, {recorded.title}
          </Link>
          , {day(recorded.occurredOn)}
          {recorded.lossUsd === null
            ? copy.lossUnknown
            : copy.incidentLoss(formatMoney(recorded.lossUsd))}
          .
        </p>
      )}
      {totals && (
        <p className="note">{copy.totals(totals.incidents, formatMoney(totals.lossUsd))}</p>
      )}
    </>
  );
}
