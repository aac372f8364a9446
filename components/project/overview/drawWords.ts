/** On the server: words of which browsers need not have the tables. */
import { isListed } from '@/contracts/ratings/answers';
import { chainName } from '@/contracts/chain/chains';
import type { ProjectDetail } from '@/contracts/projects/projects';
import { day, month } from '@/lib/format/dates';
import { listOtherwise } from '@/lib/format/facts';
import { routes } from '@/lib/routes';
import { CATEGORY_NAMES } from '@/lib/format/categoryNames';
import { chainSummary } from '@/lib/format/chainSummary';
import { ADDRESSES_SHOWN } from '../constants';
import { copy } from '../copy';
import { copy as serverCopy } from '../serverCopy';
import type { DrawnContext, DrawnCorrections, DrawnLink, DrawnWords } from './drawn';

/** "CRV · DEX · Ethereum +7 · since Jan 2020 · $2.1B locked". */
function metaWords({
  tokenTickers,
  category,
  chains,
  launchedOn,
  issuer,
  valueUsd,
  valueMeasure,
}: ProjectDetail): string {
  return [
    tokenTickers[0],
    CATEGORY_NAMES[category],
    chainSummary(chains),
    launchedOn && serverCopy.since(month(launchedOn)),
    valueUsd !== null && valueMeasure && serverCopy.context.value(valueUsd, valueMeasure),
    issuer && `${copy.issuedBy} ${issuer.name}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function namesOfChains(project: ProjectDetail): Record<string, string> {
  const { contracts, tokens, incidents, sameTicker } = project;
  const named = [...contracts, ...tokens, ...incidents, ...(sameTicker?.records ?? [])];
  return Object.fromEntries(
    named.flatMap(({ chain }) => (chain === null ? [] : [[chain, chainName(chain)]])),
  );
}

const isBare = ({ rating, contracts, audits, incidents, tokens }: ProjectDetail): boolean =>
  !rating &&
  contracts.length + audits.length + incidents.length === 0 &&
  tokens.length <= ADDRESSES_SHOWN;

/** Only listed, and nothing to draw: a power or an incident on record is always drawn. */
const isQuiet = ({ state, answers, control, incidents }: ProjectDetail): boolean =>
  state === 'not-rated' && isListed(answers) && !control?.length && incidents.length === 0;

function drawCorrections({ id, rating, disputes }: ProjectDetail): DrawnCorrections {
  const words = serverCopy.corrections;
  const report = (kind: 'incident' | 'wrong-fact') => ({
    href: routes.report({ kind, project: id }),
    label: words[kind],
  });
  const links: DrawnLink[] = [report('incident'), report('wrong-fact')];
  if (disputes.length > 0)
    links.push({ href: routes.projectDisputes(id), label: words.disputes(disputes.length) });
  return {
    title: words.title,
    why: words.why,
    calculator: rating && { href: routes.calculator(id), label: words.calculator },
    links,
  };
}

/** The money in it, then what others say. */
function drawContext({
  valueUsd,
  valueMeasure,
  valueOn,
  valueSource,
  elsewhere,
}: ProjectDetail): DrawnWords['context'] {
  const words = serverCopy.context;
  const lines: DrawnContext[] = elsewhere.map(({ by, says, of, on, page, differs }) => ({
    text: words.says(by, says, of),
    href: page,
    label: day(on),
    note: differs === null ? null : words.differs(differs),
  }));
  if (valueUsd !== null && valueMeasure && valueSource?.url)
    lines.unshift({
      text: words.value(valueUsd, valueMeasure),
      href: valueSource.url,
      label: `${valueSource.title}, ${day(valueOn ?? '')}`,
      note: null,
    });
  return { title: words.title, lines };
}

export const drawWords = (project: ProjectDetail): DrawnWords => ({
  meta: metaWords(project),
  category: CATEGORY_NAMES[project.category],
  isBare: isBare(project),
  hasOverview: !isBare(project) && !isQuiet(project),
  recorded: serverCopy.recorded(project),
  chains: namesOfChains(project),
  corrections: drawCorrections(project),
  context: drawContext(project),
  otherwise: listOtherwise(project.otherwise),
});
