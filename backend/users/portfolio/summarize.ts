import type {
  ControlReach,
  Exposure,
  HeldProject,
  PortfolioSummary,
} from '../../../contracts/portfolio/portfolio';
import type { ProjectDetail } from '../../../contracts/projects/projects';

type Control = Pick<ProjectDetail, 'control' | 'controlWhole'>;
type Power = NonNullable<ProjectDetail['control']>[number];

const WEAKEST = 3;
const TROUBLE = ['compromised', 'suspended', 'wound-down'] as const;

const round = (value: number, digits: number): number =>
  Math.round(value * 10 ** digits) / 10 ** digits;

/** A key is one person; of a multisig, as many as have to sign. Undefined: not recorded. */
const peopleOf = ({ holder, threshold }: Power): number | undefined =>
  holder === 'key' ? 1 : holder === 'multisig' ? (threshold ?? undefined) : undefined;

/** Of all the code or funds, as far as anyone knows. */
const reachesAll = ({ power, reach }: Power): boolean =>
  power !== 'settings' && (reach?.extent ?? 'all') === 'all';

/**
 * The fewest people who together can change all the code or move all funds. Only a whole list of
 * powers can say so: a missing one might be weaker.
 */
export function reachOf({ control, controlWhole }: Control): ControlReach {
  const unknown = { state: 'unknown', people: null, delaySeconds: null } as const;
  if (!control || !controlWhole) return unknown;
  const powers = control.filter(reachesAll);
  const ofPeople = powers.filter(({ holder }) => holder === 'key' || holder === 'multisig');
  const counted = ofPeople.map((power) => ({ power, people: peopleOf(power) }));
  if (counted.some(({ people }) => people === undefined)) return unknown;
  if (counted.length === 0) {
    const isPart = powers.length < control.filter(({ power }) => power !== 'settings').length;
    const least = isPart ? 'part' : 'nobody';
    const state = powers.some(({ holder }) => holder === 'vote') ? 'vote' : least;
    return { state, people: null, delaySeconds: null };
  }
  const people = Math.min(...counted.map((one) => one.people!));
  const delays = counted
    .filter((one) => one.people === people)
    .map(({ power }) => power.delaySeconds);
  return {
    state: 'people',
    people,
    delaySeconds: delays.includes(null) ? null : Math.min(...(delays as number[])),
  };
}

function exposureOf(held: readonly HeldProject[]): Exposure {
  const reached = held.filter(({ control }) => control.people !== null);
  const steps = [...new Set(reached.map(({ control }) => control.people!))].sort((a, b) => a - b);
  const shareOf = (some: readonly HeldProject[]) =>
    round(
      some.reduce((sum, { share }) => sum + share, 0),
      4,
    );
  return {
    steps: steps.map((people) => {
      const within = reached.filter(({ control }) => control.people! <= people);
      return { people, share: shareOf(within), projects: within.map(({ project }) => project.id) };
    }),
    unknownShare: shareOf(held.filter(({ control }) => control.state === 'unknown')),
  };
}

/** Projects in trouble first, then the lowest ratings. What is not rated is not weak, but unknown. */
function weakestOf(held: readonly HeldProject[]): string[] {
  const order = ({ project: { state, score } }: HeldProject): number =>
    state === 'rated' ? (score ?? 0) : TROUBLE.indexOf(state as (typeof TROUBLE)[number]) - 100;
  return held
    .filter(({ project: { state } }) => state !== 'not-rated')
    .sort((a, b) => order(a) - order(b))
    .slice(0, WEAKEST)
    .map(({ project }) => project.id);
}

function largestOf(held: readonly HeldProject[]): PortfolioSummary['largest'] {
  const shares = new Map<string, number>();
  for (const { project, share } of held)
    shares.set(project.category, (shares.get(project.category) ?? 0) + share);
  const [first] = [...shares].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return first ? { category: first[0], share: round(first[1], 4) } : null;
}

/**
 * Shares are of value where anything has a price, else each project counts the same. What has no
 * price then counts nothing: an airdropped token must not move an average.
 * @param values in US dollars, null without a price
 */
export function shareOut(values: readonly (number | null)[]): {
  basis: PortfolioSummary['basis'];
  shares: number[];
} {
  const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
  return sum > 0
    ? { basis: 'value', shares: values.map((value) => (value ?? 0) / sum) }
    : { basis: 'projects', shares: values.map(() => 1 / values.length) };
}

/** Null of nothing. */
export function summarize(
  held: readonly HeldProject[],
  basis: PortfolioSummary['basis'],
): PortfolioSummary | null {
  if (held.length === 0) return null;
  const rated = held.filter(({ project: { state, score } }) => state === 'rated' && score !== null);
  const ratedShare = rated.reduce((sum, { share }) => sum + share, 0);
  const mean = (pick: (project: HeldProject['project']) => number | null) =>
    ratedShare === 0
      ? null
      : round(
          rated.reduce((sum, { project, share }) => sum + share * (pick(project) ?? 0), 0) /
            ratedShare,
          1,
        );
  const priced = held.filter(({ value }) => value !== null);
  return {
    basis,
    value: priced.length > 0 ? priced.reduce((sum, { value }) => sum + value!, 0) : null,
    unpriced: basis === 'value' ? held.length - priced.length : 0,
    score: mean(({ score }) => score),
    possible: mean(({ possible, score }) => possible ?? score),
    ratedShare: round(ratedShare, 4),
    weakest: weakestOf(held),
    largest: largestOf(held),
    exposure: exposureOf(held),
  };
}
