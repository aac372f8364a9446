import type { ProjectDetail } from '@/contracts/projects/projects';
import { useChainName } from '../head/chainNames';
import { copy } from '../copy';
import { Panel } from '../Project.styles';

/** Whole addresses, to compare with a wallet's. */
export function TokenTable({ tokens }: { tokens: ProjectDetail['tokens'] }) {
  const chainName = useChainName();
  return (
    <Panel>
      <table className="stack">
        <thead>
          <tr>
            <th scope="col" style={{ width: '30%' }}>
              {copy.token}
            </th>
            <th scope="col" style={{ width: '20%' }}>
              {copy.chain}
            </th>
            <th scope="col" style={{ width: '50%' }}>
              {copy.address}
            </th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.id}>
              <td>
                <strong>{token.symbol}</strong>
                {token.name && <small>{token.name}</small>}
              </td>
              <td data-label={copy.chain}>{chainName(token.chain)}</td>
              <td>
                <span className="mono whole">{token.address}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
