import { ExternalLink } from '@/components/ui';
import { Address, Panel } from '@/components/ui/page';
import { walletName } from '@/components/wallets';
import { chainName } from '@/contracts/chain/chains';
import type { Approval, Portfolio } from '@/contracts/portfolio/portfolio';
import type { Wallet } from '@/contracts/portfolio/wallets';
import { day } from '@/lib/format/dates';
import { copy } from './copy';
import { Section } from './Portfolio.styles';
import { ProjectCell } from './ProjectCell';
import { RatingCell } from './RatingCell';

const words = copy.approvals;

function Age({ spender: { deployedOn, codeChangedOn } }: Pick<Approval, 'spender'>) {
  return (
    <td data-label={words.columns.age}>
      {deployedOn === null ? words.noDay : words.deployed(day(deployedOn))}
      {codeChangedOn !== null && codeChangedOn !== deployedOn && (
        <small>{words.changed(day(codeChangedOn))}</small>
      )}
    </td>
  );
}

function Allowed({ approval }: { approval: Approval }) {
  const { unlimited, amount, token, chain } = approval;
  return (
    <td data-label={words.columns.allowed}>
      {unlimited ? words.unlimited(token.symbol) : words.amount(amount, token.symbol)}
      <small>{chainName(chain)}</small>
    </td>
  );
}

interface RowProps {
  approval: Approval;
  wallets: readonly Wallet[];
}

function ApprovalRow({ approval, wallets }: RowProps) {
  const { spender, project, token, wallet, chain } = approval;
  const known = wallets.find((one) => one.address === wallet && one.chain === chain);
  return (
    <tr>
      <th scope="row">
        <ProjectCell project={project} />
        <small>
          {spender.name} <Address address={spender.address} url={spender.url} />
        </small>
      </th>
      <RatingCell project={project} />
      <Allowed approval={approval} />
      <td data-label={words.columns.wallet}>
        {walletName(known ?? { label: '', address: wallet })}
      </td>
      <Age spender={spender} />
      <td data-label={words.columns.revoke}>
        {token.url !== null && (
          <ExternalLink href={token.url}>{words.openToken(token.symbol)}</ExternalLink>
        )}
      </td>
    </tr>
  );
}

function Revoke() {
  return (
    <>
      <h3>{words.revoke}</h3>
      <ol>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

function ApprovalTable({ approvals, wallets }: ApprovalsProps) {
  const { spender, rating, allowed, wallet, age, revoke } = words.columns;
  return (
    <Panel>
      <table className="stack">
        <caption>{words.title}</caption>
        <thead>
          <tr>
            {[spender, rating, allowed, wallet, age, revoke].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {approvals.map((approval) => (
            <ApprovalRow
              key={[
                approval.chain,
                approval.token.address,
                approval.wallet,
                approval.spender.address,
              ].join()}
              approval={approval}
              wallets={wallets}
            />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

interface ApprovalsProps {
  approvals: Portfolio['approvals'];
  wallets: readonly Wallet[];
}

/** Who may take tokens from the wallets, and how to end it. */
export function Approvals(props: ApprovalsProps) {
  const hasSome = props.approvals.length > 0;
  return (
    <Section aria-labelledby="approvals-title">
      <h2 id="approvals-title">{words.title}</h2>
      <p className="lead">{words.lead}</p>
      {hasSome ? <ApprovalTable {...props} /> : <p className="note">{words.none}</p>}
      <p className="note">{words.covered}</p>
      {hasSome && <Revoke />}
    </Section>
  );
}
