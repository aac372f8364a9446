/** On the server: a page carries what a reader looks at, and says what else there is. */
import { boundAudit, countKinds, orderAudits } from '@/components/audits';
import { normalizeCaip } from '@/contracts/ids';
import type { ProjectAudit, ProjectContract, ProjectDetail } from '@/contracts/projects/projects';
import type { Signal } from '@/contracts/ratings/rating';
import { day } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import { noVerdict } from '../rating/noVerdict';
import type { BoundProject, BoundSignal, ContractsRest } from './bound';
import { copy } from './boundCopy';
import { boundSignal } from './boundSignal';
import { orderContracts } from './orderContracts';

export const CONTRACTS_SHOWN = 12;
export const AUDITS_SHOWN = 12;

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
