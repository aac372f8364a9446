/** On the server: words of which browsers need not have the tables. */
import { chainName } from '@/contracts/chains';
import type { ProjectDetail } from '@/contracts/projects';
import { month } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import { CATEGORY_NAMES } from '@/lib/format/categoryNames';
import { chainSummary } from '@/lib/format/chainSummary';
import { ADDRESSES_SHOWN } from '../constants';
import { copy } from '../copy';
import { copy as serverCopy } from '../serverCopy';
import type { DrawnCorrections, DrawnLink, DrawnWords } from './drawn';

/** "CRV · DEX · Ethereum +7 · since Jan 2020". */
function metaWords({ tokenTickers, category, chains, launchedOn, issuer }: ProjectDetail): string {
  return [
    tokenTickers[0],
    CATEGORY_NAMES[category],
    chainSummary(chains),
    launchedOn && serverCopy.since(month(launchedOn)),
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
    why: words.why,
    calculator: rating && { href: routes.calculator(id), label: words.calculator },
    links,
  };
}

export const drawWords = (project: ProjectDetail): DrawnWords => ({
  meta: metaWords(project),
  category: CATEGORY_NAMES[project.category],
  isBare: isBare(project),
  recorded: serverCopy.recorded(project),
  chains: namesOfChains(project),
  corrections: drawCorrections(project),
});
