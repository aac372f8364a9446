/** On the server: a page carries what a reader looks at, and says what else there is. */
import { boundAudit, countKinds, orderAudits } from '@/components/audits';
import { normalizeCaip } from '@/contracts/ids';
import type { ProjectAudit, ProjectContract, ProjectDetail } from '@/contracts/projects/projects';
import type { Evidence, Part, Signal } from '@/contracts/ratings/rating';
import { day } from '@/lib/format/dates';
import { pointsWords } from '@/lib/format/points';
import { routes } from '@/lib/routes';
import { noVerdict } from '../rating/noVerdict';
import type { BoundProject, BoundSignal, ContractsRest, Rest } from './bound';
import { copy } from './boundCopy';
import { orderContracts } from './orderContracts';

export const CONTRACTS_SHOWN = 12;
export const AUDITS_SHOWN = 12;
export const PARTS_SHOWN = 12;
export const SOURCES_SHOWN = 8;

const several = (
  rest: readonly ProjectContract[],
  is: (contract: ProjectContract) => boolean,
  words: (count: number) => string,
): string[] => {
  const { length } = rest.filter(is);
  return length > 0 ? [words(length)] : [];
};

const allContracts = ({ id, contracts }: ProjectDetail) => ({
  href: routes.projectContracts(id),
  label: copy.allContracts(contracts.length),
});

/** Undefined where all are shown. */
function restOf(
  project: ProjectDetail,
  rest: readonly ProjectContract[],
): ContractsRest | undefined {
  if (rest.length === 0) return undefined;
  const { contracts, tokens } = project;
  const kinds = [
    ...several(rest, ({ holdsFunds }) => holdsFunds === true, copy.withFunds),
    ...several(rest, ({ verified }) => verified === 'none', copy.unverified),
    ...several(rest, ({ verified }) => verified === null, copy.unchecked),
  ];
  return {
    total: contracts.length,
    words: copy.more(rest.length, kinds),
    link: allContracts(project),
    addresses: new Set([...tokens, ...contracts].map(({ chain, address }) => `${chain} ${address}`))
      .size,
  };
}

/** Undefined where all are shown. */
function auditsRestOf({ id, audits }: ProjectDetail, rest: readonly ProjectAudit[]) {
  if (rest.length === 0) return undefined;
  return {
    total: audits.length,
    words: copy.more(rest.length, countKinds(rest)),
    link: { href: routes.projectAudits(id), label: copy.allAudits(audits.length) },
  };
}

function namesOf(
  { control }: ProjectDetail,
  audits: readonly ProjectAudit[],
  rest: readonly ProjectContract[],
): Record<string, string> {
  const named = new Set([
    ...audits.flatMap(({ contracts }) => contracts ?? []),
    ...(control ?? []).flatMap(({ contract }) => (contract ? [normalizeCaip(contract)] : [])),
  ]);
  return Object.fromEntries(
    rest.filter(({ id }) => named.has(id)).map(({ id, name }) => [id, name]),
  );
}

/** What is published of parts and signals has four decimals. */
const ROUNDING = 0.0002;

const weakestFirst = (parts: readonly Part[]): Part[] =>
  [...parts].sort((a, b) => a.proven - b.proven || a.possible - b.possible);

/** "350 at 100", by points, the weakest first. */
function countByPoints(parts: readonly Part[]): string[] {
  const counts = new Map<string, number>();
  for (const { proven, possible } of parts) {
    const points = pointsWords(proven, possible);
    counts.set(points, (counts.get(points) ?? 0) + 1);
  }
  return [...counts].map(([points, number]) => copy.withPoints(number, points));
}

const sum = (parts: readonly Part[], end: 'proven' | 'possible'): number =>
  parts.reduce((total, part) => total + part[end], 0);

/** The sum behind the signal; empty where it is no mean of what is listed. */
function meanWords({ parts, proven, possible }: Signal): string[] {
  const sums = { proven: sum(parts, 'proven'), possible: sum(parts, 'possible') };
  const isMean = (total: number, points: number) =>
    Math.abs(total / parts.length - points) <= ROUNDING;
  return isMean(sums.proven, proven) && isMean(sums.possible, possible)
    ? [copy.mean(parts.length, sums.proven, sums.possible)]
    : [];
}

/** As many as are shown, so that each kind of source is among them. */
function pickSources(evidence: readonly Evidence[]): Evidence[] {
  const firsts = evidence.filter(
    ({ tier }, index) => evidence.findIndex((other) => other.tier === tier) === index,
  );
  const picked = new Set(
    [...firsts, ...evidence.filter((source) => !firsts.includes(source))].slice(0, SOURCES_SHOWN),
  );
  return evidence.filter((source) => picked.has(source));
}

/** The weakest parts, the rest counted, and the arithmetic of all. */
function boundSignal(signal: Signal, link: Rest['link']): BoundSignal {
  const { evidence } = signal;
  const parts = weakestFirst(signal.parts);
  const rest = parts.slice(PARTS_SHOWN);
  return {
    ...signal,
    parts: parts.slice(0, PARTS_SHOWN),
    evidence: pickSources(evidence),
    ...(evidence.length > SOURCES_SHOWN && { moreSources: evidence.length - SOURCES_SHOWN }),
    ...(rest.length > 0 && {
      partsRest: {
        total: parts.length,
        words: [copy.more(rest.length, countByPoints(rest)), ...meanWords(signal)].join(' '),
        link,
      },
    }),
  };
}

function boundSignals(project: ProjectDetail): (signal: Signal) => BoundSignal {
  const contracts = new Set(project.contracts.map(({ id }) => id));
  const data = {
    href: routes.ratingJson(project.id, project.rating?.ratedAt ?? ''),
    label: copy.allData,
  };
  return (signal) =>
    boundSignal(
      signal,
      signal.parts.every(({ id }) => contracts.has(id)) ? allContracts(project) : data,
    );
}

/** Drops what the page does not show as it is; what it says of all is counted before. */
export function boundProject(project: ProjectDetail): BoundProject {
  const { rating } = project;
  const isLong = project.contracts.length > CONTRACTS_SHOWN;
  const ordered = isLong ? orderContracts(project) : project.contracts;
  const rest = ordered.slice(CONTRACTS_SHOWN);
  const { length } = project.audits;
  const reports = length > AUDITS_SHOWN ? orderAudits(project.audits) : project.audits;
  const audits = reports.slice(0, AUDITS_SHOWN).map(boundAudit);
  const auditsRest = auditsRestOf(project, reports.slice(AUDITS_SHOWN));
  const contractsRest = restOf(project, rest);
  const bound = boundSignals(project);
  return {
    ...project,
    verdict: project.verdict ?? { text: noVerdict(project), flags: [] },
    losses: [],
    disputes: [],
    audits,
    contracts: ordered
      .slice(0, CONTRACTS_SHOWN)
      .map((contract) => ({ ...contract, codeChanges: [] })),
    rating: rating && {
      ...rating,
      categories: rating.categories.map((category) => ({
        ...category,
        signals: category.signals.map(bound),
      })),
      context: rating.context.map((context) => ({
        ...context,
        signals: context.signals.map(bound),
      })),
    },
    ...(auditsRest && { auditsRest }),
    ...(project.chainReadOn && {
      chain: { href: routes.projectChain(project.id), label: copy.chain(day(project.chainReadOn)) },
    }),
    ...(contractsRest && { contractsRest, otherNames: namesOf(project, audits, rest) }),
  };
}
