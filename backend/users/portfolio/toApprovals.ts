import type { Approval } from '../../../contracts/portfolio/portfolio';
import { checksumAddress } from '../../chains/checksum';
import { explorerUrl } from '../../chains/explorers';
import { formatAmount } from '../../chains/formatAmount';
import { isUnlimited, type Allowance } from './readApprovals';

type Listed = Approval['project'];

/** Projects in trouble first, then those without a rating, then the lowest ratings. */
const order = ({ project: { state, score } }: Approval): number => {
  if (state === 'rated') return 1 + (score ?? 0);
  return state === 'not-rated' ? 0 : -1;
};

const toApproval = (chain: string, project: Listed, one: Allowance): Approval => {
  const { token, owner, spender, allowed } = one;
  const [tokenAddress, spenderAddress] = [
    checksumAddress(token.address),
    checksumAddress(spender.address),
  ];
  return {
    chain,
    token: {
      address: tokenAddress,
      symbol: token.symbol,
      url: explorerUrl(chain, tokenAddress),
    },
    wallet: checksumAddress(owner),
    spender: {
      address: spenderAddress,
      name: spender.name,
      url: explorerUrl(chain, spenderAddress),
      deployedOn: spender.deployedOn,
      codeChangedOn: spender.codeChangedOn,
    },
    project,
    unlimited: isUnlimited(allowed),
    amount: formatAmount(allowed, token.decimals),
  };
};

/** Of the lowest rated spenders first. */
export function toApprovals(
  found: readonly { chain: string; allowances: readonly Allowance[] }[],
  projects: ReadonlyMap<string, Listed>,
): Approval[] {
  const approvals = found.flatMap(({ chain, allowances }) =>
    allowances.flatMap((one) => {
      const project = projects.get(one.spender.projectId);
      return project ? [toApproval(chain, project, one)] : [];
    }),
  );
  return approvals.sort(
    (a, b) =>
      order(a) - order(b) ||
      (`${a.project.name} ${a.spender.name}` < `${b.project.name} ${b.spender.name}` ? -1 : 1),
  );
}
