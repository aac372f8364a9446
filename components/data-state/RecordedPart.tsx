import { ReadPart } from '@/components/ui/page';
import type { DataState } from '@/contracts/open-data/dataState';
import { day } from '@/lib/format/dates';
import { count } from '@/lib/format/numbers';
import { rareRoutes } from '@/lib/rareRoutes';
import { copy } from './copy';
import { Figures } from './DataState.styles';

const words = copy.recorded;

function importWords({ lastImport, lastRatedAt }: DataState): string {
  const last = lastImport
    ? words.lastImport(lastImport.kind, day(lastImport.finishedAt ?? lastImport.startedAt))
    : words.noImport;
  return [
    last,
    ...(lastImport?.finishedAt === null ? [words.running] : []),
    ...(lastRatedAt === null ? [] : [words.lastRated(day(lastRatedAt))]),
  ].join(' ');
}

export function RecordedPart({ data }: { data: DataState }) {
  const { projects, contracts, audits, incidents, datedSources, undatedSources, unpinnedSources } =
    data.recorded;
  const figures = [
    [projects, words.projects],
    [contracts, words.contracts],
    [audits, words.audits],
    [incidents, words.incidents],
    [datedSources, words.sources],
  ] as const;
  return (
    <ReadPart id="recorded" aria-labelledby="recorded-title">
      <h2 id="recorded-title">{words.title}</h2>
      <Figures>
        {figures.map(([value, name]) => (
          <li key={name}>
            <strong>{count(value)}</strong> {name}
          </li>
        ))}
      </Figures>
      <p>
        {words.undated(undatedSources)} {words.unpinned(unpinnedSources)}{' '}
        {undatedSources + unpinnedSources > 0 && (
          <a href={rareRoutes.sourceGapsCsv}>{words.gaps}</a>
        )}
      </p>
      <p>{importWords(data)}</p>
    </ReadPart>
  );
}
