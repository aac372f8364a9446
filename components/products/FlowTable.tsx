import { ExternalLink, Hidden } from '@/components/ui';
import { Panel } from '@/components/ui/page';
import { day } from '@/lib/format/dates';
import { copy } from './copy';
import type { Flow } from './funds/flow';

export function FlowTable({ flow: { hops, points } }: { flow: Flow }) {
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
