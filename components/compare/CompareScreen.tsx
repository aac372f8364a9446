import { Link, Wrap } from '@/components/ui';
import { COMPARE_MAX } from '@/contracts/limits';
import { compareRoutes } from '@/lib/compareRoutes';
import { AddForm } from './AddForm';
import { Page } from './Compare.styles';
import { CompareTable } from './CompareTable';
import { copy } from './copy';
import { Scroller, Sideways } from './Scroller.styles';
import type { Comparison } from './types';

/** So many projects fit beside the labels without scrolling. */
const FIT_TABLET = 5;
const FIT_DESKTOP = 8;

export interface CompareScreenProps {
  comparison: Comparison;
  /** Only the rows that differ. */
  only: boolean;
  /** What was typed to add and not found. */
  typed: string;
  /** What the address asks for and this page cannot show, in words. */
  notes: string[];
  /** To begin with, while nothing is chosen. */
  suggestions: { id: string; name: string }[];
}

function Tools({ ids, only, typed }: { ids: string[]; only: boolean; typed: string }) {
  return (
    <div className="tools">
      {ids.length < COMPARE_MAX ? (
        <AddForm ids={ids} only={only} typed={typed} />
      ) : (
        <p>{copy.full}</p>
      )}
      {ids.length > 1 && (
        <div className="links">
          {only ? (
            <>
              <Link href={compareRoutes.page(ids)} scroll={false} rel="nofollow">
                {copy.all}
              </Link>
              <b aria-current="true">{copy.only}</b>
            </>
          ) : (
            <>
              <b aria-current="true">{copy.all}</b>
              <Link href={compareRoutes.page(ids, true)} scroll={false} rel="nofollow">
                {copy.only}
              </Link>
            </>
          )}
          <a href={compareRoutes.csv(ids, only)} download>
            {copy.csv}
          </a>
        </div>
      )}
    </div>
  );
}

function Suggestions({ suggestions }: Pick<CompareScreenProps, 'suggestions'>) {
  return (
    <div className="start">
      <p id="start">{copy.start}</p>
      <ul aria-labelledby="start">
        {suggestions.map(({ id, name }) => (
          <li key={id}>
            <Link href={compareRoutes.page([id])} rel="nofollow">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Its address is its whole state; it works without scripts. */
export function CompareScreen({ comparison, only, typed, notes, suggestions }: CompareScreenProps) {
  const { projects, groups, unlike } = comparison;
  const ids = projects.map(({ id }) => id);
  return (
    <Wrap>
      <Page>
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        {notes.map((note) => (
          <p key={note} className="note" role="status">
            {note}
          </p>
        ))}
        <Tools ids={ids} only={only} typed={typed} />
        {ids.length === 1 && <p className="note">{copy.one}</p>}
        {unlike && <p className="note">{copy.unlike}</p>}
        {ids.length > 0 && groups.length === 0 && <p className="note">{copy.same}</p>}
        {ids.length > FIT_TABLET && (
          <Sideways id="sideways" className={ids.length > FIT_DESKTOP ? 'desktop' : undefined}>
            {copy.sideways(ids.length)}
          </Sideways>
        )}
        {ids.length > 0 && (
          <Scroller role="region" aria-label={copy.title} aria-describedby="sideways" tabIndex={0}>
            <CompareTable comparison={comparison} only={only} />
          </Scroller>
        )}
        {ids.length === 0 && suggestions.length > 0 && <Suggestions suggestions={suggestions} />}
      </Page>
    </Wrap>
  );
}
