import { ExternalLink, Hidden, SampleMark } from '@/components/ui';
import { Panel } from '@/components/ui/page';
import { age, day } from '@/lib/format/dates';
import { TIER_NAMES } from '@/lib/format/labels';
import { copy } from './copy';
import type { MonitorExample, MonitorSignal } from './examples';

function Source({ signal: { source, more } }: { signal: MonitorSignal }) {
  if (!source) return <>{copy.noSource}</>;
  return (
    <>
      {source.url ? <ExternalLink href={source.url}>{source.title}</ExternalLink> : source.title}
      <small>
        {TIER_NAMES[source.tier]}
        {more > 0 && `, ${copy.moreSources(more)}`}
      </small>
    </>
  );
}

function SignalRow({ signal, ratedAt }: { signal: MonitorSignal; ratedAt: string }) {
  const { name, sentence, statedAt, validUntil, sample } = signal;
  return (
    <tr>
      <td>
        <strong>{name}</strong>
        {sample && (
          <>
            {' '}
            <SampleMark />
          </>
        )}
        <small>{sentence}</small>
      </td>
      <td data-label={copy.readFrom}>
        <Source signal={signal} />
      </td>
      <td data-label={copy.readOn}>
        {statedAt === null ? (
          copy.noDay
        ) : (
          <>
            {day(statedAt)}
            <small className="age">{age(statedAt, ratedAt)}</small>
          </>
        )}
      </td>
      <td data-label={copy.nextAlert}>
        {validUntil === null ? copy.neverRunsOut : day(validUntil)}
      </td>
    </tr>
  );
}

export function MonitorTable({
  example: { project, groups, ratedAt },
}: {
  example: MonitorExample;
}) {
  return (
    <Panel>
      <table className="stack">
        <Hidden as="caption">{copy.monitorTitle(project.name)}</Hidden>
        <thead>
          <tr>
            <th scope="col" style={{ width: '46%' }}>
              {copy.signal}
            </th>
            <th scope="col" style={{ width: '26%' }}>
              {copy.readFrom}
            </th>
            <th scope="col">{copy.readOn}</th>
            <th scope="col">{copy.nextAlert}</th>
          </tr>
        </thead>
        {groups.map(({ id, name, known, unknown }) => (
          <tbody key={id}>
            <tr className="group">
              <th scope="rowgroup" colSpan={4}>
                {name}
                {unknown.length > 0 && <small>{copy.unknownSignals(unknown.join(', '))}</small>}
              </th>
            </tr>
            {known.map((signal) => (
              <SignalRow key={signal.id} signal={signal} ratedAt={ratedAt} />
            ))}
          </tbody>
        ))}
      </table>
    </Panel>
  );
}
