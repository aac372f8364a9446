import { Link } from '@/components/ui';
import { ReadPart } from '@/components/ui/page';
import type { DataState } from '@/contracts/open-data/dataState';
import { day } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { Endings } from './DataState.styles';

type Ending = DataState['overdue']['items'][number];

/** Signals of one project in one line, in the given order. */
function byProject(items: readonly Ending[]): Ending[][] {
  const groups = new Map<string, Ending[]>();
  for (const item of items)
    groups.set(item.projectId, [...(groups.get(item.projectId) ?? []), item]);
  return [...groups.values()];
}

/** "Audit coverage, Open findings" once for the day that both end on. */
function byDay(group: readonly Ending[]): { names: string; until: string | null }[] {
  const names = new Map<string | null, string[]>();
  for (const { signalName, validUntil } of group)
    names.set(validUntil, [...(names.get(validUntil) ?? []), signalName]);
  return [...names].map(([until, list]) => ({ names: list.join(', '), until }));
}

interface EndingsPartProps {
  id: string;
  words: { title: string; none: string };
  endings: DataState['overdue'];
}

export function EndingsPart({ id, words, endings: { count, projects, items } }: EndingsPartProps) {
  return (
    <ReadPart id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.title}</h2>
      <p>{count === 0 ? words.none : copy.endings.summary(count, projects)}</p>
      {count > 0 && (
        <Endings>
          {byProject(items).map((group) => (
            <li key={group[0]!.projectId}>
              <Link href={routes.project(group[0]!.projectId)}>{group[0]!.projectName}</Link>
              <span>
                {byDay(group)
                  .map(({ names, until }) =>
                    until === null ? names : copy.endings.until(names, day(until)),
                  )
                  .join('; ')}
              </span>
            </li>
          ))}
        </Endings>
      )}
      {count > items.length && <p>{copy.endings.more(count - items.length)}</p>}
    </ReadPart>
  );
}
