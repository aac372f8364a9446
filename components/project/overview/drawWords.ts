/** On the server: words of which browsers need not have the tables. */
import { chainName } from '@/contracts/chains';
import type { ProjectDetail } from '@/contracts/projects';
import { month } from '@/lib/format/dates';
import { CATEGORY_NAMES } from '@/lib/format/categoryNames';
import { chainSummary } from '@/lib/format/chainSummary';
import { ADDRESSES_SHOWN } from '../constants';
import { copy } from '../copy';
import { copy as serverCopy } from '../serverCopy';
import type { DrawnWords } from './drawn';

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

export const drawWords = (project: ProjectDetail): DrawnWords => ({
  meta: metaWords(project),
  category: CATEGORY_NAMES[project.category],
  isBare: isBare(project),
  recorded: serverCopy.recorded(project),
  chains: namesOfChains(project),
});
