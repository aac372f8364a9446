import { useState } from 'react';
import { Button } from '@/components/ui';
import type { NamedProject, WatchlistMatch } from '@/contracts/watchlists/watchlists';
import { copy } from './copy';
import { firstPicks, pickedIds, type Picks } from './picks';

interface MatchedProjectsProps {
  match: WatchlistMatch;
  chosen: ReadonlySet<string>;
  busy: boolean;
  onAdd: (picks: Picks, ids: string[]) => void;
}

interface GroupProps {
  match: WatchlistMatch;
  picks: Picks;
  onPick: (text: string, id: string) => void;
}

const nameOf = ({ name, ticker }: NamedProject): string => (ticker ? `${name} (${ticker})` : name);

function Found({ match, picks, onPick, chosen }: GroupProps & { chosen: ReadonlySet<string> }) {
  if (match.found.length === 0) return null;
  return (
    <>
      <h3>{copy.found(match.found.length)}</h3>
      <ul>
        {match.found.map(({ text, project }) => (
          <li key={text}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(project.id) || Boolean(picks[text])}
                disabled={chosen.has(project.id)}
                onChange={({ target }) => onPick(text, target.checked ? project.id : '')}
              />
              {nameOf(project)} <small>{chosen.has(project.id) ? copy.inList : text}</small>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

function Unclear({ match, picks, onPick }: GroupProps) {
  if (match.unclear.length === 0) return null;
  return (
    <>
      <h3>{copy.unclear(match.unclear.length)}</h3>
      <ul>
        {match.unclear.map(({ text, candidates }) => (
          <li key={text}>
            <label>
              {text}
              <select
                value={picks[text] ?? ''}
                onChange={({ target }) => onPick(text, target.value)}
              >
                <option value="">{copy.none}</option>
                {candidates.map((project) => (
                  <option key={project.id} value={project.id}>
                    {nameOf(project)} · {project.id}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

const Unknown = ({ match: { unknown } }: Pick<GroupProps, 'match'>) =>
  unknown.length === 0 ? null : (
    <>
      <h3>{copy.unknown(unknown.length)}</h3>
      <p className="hint">{copy.unknownHint}</p>
      <ul className="unknown">
        {unknown.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );

/** What was found, what several projects fit, and what none does. */
export function MatchedProjects({ match, chosen, busy, onAdd }: MatchedProjectsProps) {
  const [picked, setPicked] = useState<{ of: WatchlistMatch; picks: Picks }>();
  const picks = picked?.of === match ? picked.picks : firstPicks(match, chosen);
  const ids = pickedIds(picks, chosen);
  const onPick = (text: string, id: string) =>
    setPicked({ of: match, picks: { ...picks, [text]: id } });
  return (
    <div className="results">
      <p role="status">{match.found.length + match.unclear.length === 0 && copy.nothingFound}</p>
      <Found match={match} picks={picks} onPick={onPick} chosen={chosen} />
      <Unclear match={match} picks={picks} onPick={onPick} />
      <Unknown match={match} />
      {ids.length > 0 && (
        <Button
          type="button"
          data-kind="ink"
          aria-disabled={busy || undefined}
          onClick={() => onAdd(picks, ids)}
        >
          {copy.addThese(ids.length)}
        </Button>
      )}
    </div>
  );
}
