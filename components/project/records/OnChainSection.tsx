import { Address, SourceLine } from '@/components/ui/page';
import type { ProjectContract, ProjectDetail } from '@/contracts/projects/projects';
import { addressFromId } from '@/contracts/ids';
import { day } from '@/lib/format/dates';
import { ROLE_NAMES } from '@/lib/format/labels';
import { plural, shortHex } from '@/lib/format/numbers';
import type { BoundProject } from '../bound/bound';
import { useChainName } from '../head/chainNames';
import { copy, VERIFICATION_NAMES } from '../copy';
import { Panel } from '../Project.styles';
import { RestLine } from '../rating/RestLine';
import { Section } from '../Section';

/** Whole addresses, to compare with a wallet's. */
function TokenTable({ tokens }: { tokens: ProjectDetail['tokens'] }) {
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

const yesNo = (value: boolean | null, yes: string, no: string, unknown: string) =>
  value === null ? unknown : value ? yes : no;

function Code({
  contract: { verified, proxy, implementation, codeChangedOn },
}: {
  contract: ProjectContract;
}) {
  return (
    <>
      {verified === null ? copy.verifiedUnknown : VERIFICATION_NAMES[verified]}
      <small>{yesNo(proxy, copy.proxyYes, copy.proxyNo, copy.proxyUnknown)}</small>
      {implementation && (
        <small>
          {copy.implementation}{' '}
          <span className="mono" title={addressFromId(implementation)}>
            {shortHex(addressFromId(implementation))}
          </span>
        </small>
      )}
      <small>{codeChangedOn ? copy.changed(day(codeChangedOn)) : copy.changedUnknown}</small>
    </>
  );
}

function ContractRow({ contract }: { contract: ProjectContract }) {
  const chainName = useChainName();
  return (
    <tr>
      <td>
        <strong>{contract.name}</strong>
        <small>
          {ROLE_NAMES[contract.role]} · {chainName(contract.chain)}
        </small>
        <SourceLine source={contract.source} />
      </td>
      <td data-label={copy.address}>
        <Address address={contract.address} url={contract.explorerUrl} />
      </td>
      <td data-label={copy.code}>
        <Code contract={contract} />
      </td>
      <td data-label={copy.funds}>
        {yesNo(contract.holdsFunds, copy.holdsYes, copy.holdsNo, copy.holdsUnknown)}
      </td>
    </tr>
  );
}

export function OnChainSection({
  project: { contracts, contractsRest, tokens },
}: {
  project: Pick<BoundProject, 'contracts' | 'contractsRest' | 'tokens'>;
}) {
  const total = contractsRest?.total ?? contracts.length;
  return (
    <Section
      id="on-chain"
      title={copy.onChain}
      note={total > 0 ? plural(total, 'contract') : copy.noneRecorded}
    >
      {contracts.length === 0 ? (
        <p className="empty">{copy.contractsNone}</p>
      ) : (
        <Panel>
          <table className="stack">
            <thead>
              <tr>
                <th scope="col" style={{ width: '42%' }}>
                  {copy.contract}
                </th>
                <th scope="col" style={{ width: '13%' }}>
                  {copy.address}
                </th>
                <th scope="col" style={{ width: '28%' }}>
                  {copy.code}
                </th>
                <th scope="col" style={{ width: '17%' }}>
                  {copy.funds}
                </th>
              </tr>
            </thead>
            <tbody>
              {contracts.map((contract) => (
                <ContractRow key={contract.id} contract={contract} />
              ))}
            </tbody>
          </table>
          {contractsRest && <RestLine rest={contractsRest} />}
        </Panel>
      )}
      {tokens.length > 0 && <TokenTable tokens={tokens} />}
    </Section>
  );
}
