import type { ProjectDetail } from '@/contracts/projects/projects';
import type { Signal } from '@/contracts/ratings/rating';
import { type Profile, SECURITY_CATEGORIES } from '@/contracts/vocabulary';
import { percent } from '@/lib/format/numbers';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { figureGroups } from './figures';
import { differs } from './marks';
import type { Cell, Comparison, Group, Head } from './types';

type Category = (typeof SECURITY_CATEGORIES)[number];

const categoryOf = ({ rating }: ProjectDetail, id: Category) =>
  rating?.categories.find((category) => category.id === id);

/** "64%", or "40–100%" while a part is not known. */
function shareWords({ proven, possible, state }: Signal): string {
  if (state === 'n/a') return copy.notApplicable;
  if (proven === 0 && possible === 1) return copy.unknown;
  const [from, to] = [percent(proven), percent(possible)];
  return from === to ? from : `${from.slice(0, -1)}–${to}`;
}

function toCell(signal: Signal | undefined, isRated: boolean): Cell {
  if (!signal) return { text: isRated ? copy.notAsked : copy.notRated };
  const isKnown = signal.state !== 'n/a' && signal.proven === signal.possible;
  return {
    text: shareWords(signal),
    more: signal.sentence,
    number: isKnown ? signal.proven : null,
  };
}

/** Every signal that is asked of at least one of them, in the order of the method. */
function signalGroups(projects: readonly ProjectDetail[]): Group[] {
  return SECURITY_CATEGORIES.flatMap((id) => {
    const lists = projects.map((project) => categoryOf(project, id)?.signals ?? []);
    const names = new Map(lists.flat().map((signal) => [signal.id, signal.name]));
    const title = projects.map((project) => categoryOf(project, id)?.name).find(Boolean);
    if (names.size === 0 || title === undefined) return [];
    const rows = [...names].map(([signalId, label]) => ({
      id: signalId,
      label,
      href: `${routes.methodology}#signal-${signalId}`,
      cells: lists.map((signals, at) =>
        toCell(
          signals.find((signal) => signal.id === signalId),
          projects[at]!.rating !== null,
        ),
      ),
    }));
    return [{ id, title, rows }];
  });
}

const headOf = ({
  id,
  name,
  logo,
  tokenTickers,
  sample,
  score,
  possible,
  state,
  letter,
  possibleLetter,
  letterBefore,
  answers,
}: ProjectDetail): Head => ({
  id,
  name,
  logo,
  tokenTickers: tokenTickers.slice(0, 1),
  sample,
  score,
  possible,
  state,
  letter,
  possibleLetter,
  letterBefore,
  answers: answers.map(({ answer }) => ({ answer })),
});

/** Projects side by side, as their own pages and data show them. */
export function compareProjects(projects: readonly ProjectDetail[]): Comparison {
  const profiles = new Set<Profile>(
    projects.flatMap(({ rating }) => (rating ? [rating.profile] : [])),
  );
  return {
    projects: projects.map(headOf),
    groups: [...figureGroups(projects), ...signalGroups(projects)],
    unlike: profiles.size > 1,
  };
}

/** Without the rows that are alike, and without the groups that this empties. */
export const onlyDifferences = (groups: readonly Group[]): Group[] =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter(differs) }))
    .filter(({ rows }) => rows.length > 0);
