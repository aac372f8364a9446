import { Button, Hidden } from '@/components/ui';
import { WalletsPart } from '@/components/wallets';
import type { Portfolio } from '@/contracts/portfolio/portfolio';
import type { Wallet } from '@/contracts/portfolio/wallets';
import { errorMessage } from '@/lib/errors/errorMessage';
import { usePortfolio } from '@/lib/resources/usePortfolio';
import { useWallets } from '@/lib/resources/useWallets';
import type { SessionUser } from '@/lib/session/sessionStore';
import { Approvals } from './Approvals';
import { ChainNotes } from './ChainNotes';
import { copy } from './copy';
import { Holdings } from './Holdings';
import { Page, Section, Skeleton } from './Portfolio.styles';
import { Summary } from './Summary';
import { time } from './time';

/** What the shares are of, and why. */
function basisWords({ prices, summary }: Portfolio): string {
  const { state, source, oldestAt } = prices;
  if (state !== 'read') return copy.basis[state];
  if (summary?.basis !== 'value') return copy.basis.none;
  return [
    copy.basis.value(source ?? '', time(oldestAt ?? '')),
    ...(summary.unpriced > 0 ? [copy.basis.unpriced(summary.unpriced)] : []),
  ].join(' ');
}

export interface PortfolioScreenProps {
  user: SessionUser;
}

const isMissing = ({ chains }: Portfolio): boolean =>
  chains.some(({ state }) => state !== 'read' && state !== 'no-tokens');

/** What no holding means: no wallet, none found, or none read. */
function emptyWords(portfolio: Portfolio): string {
  const { chains } = portfolio;
  if (chains.length === 0) return copy.noWallets;
  const read = chains.filter(({ state }) => state === 'read');
  if (read.length === 0) return copy.unread;
  if (isMissing(portfolio)) return copy.emptyRead;
  const unreadable = read.reduce((sum, chain) => sum + chain.unreadable, 0);
  return unreadable > 0 ? copy.emptySome(unreadable) : copy.empty;
}

const isLate = ({ chains }: Portfolio): boolean =>
  chains.some(({ state, approvals }) => state === 'failed' || approvals?.read === false);

interface FoundProps {
  portfolio: Portfolio;
  wallets: readonly Wallet[];
}

function Found({ portfolio, wallets }: FoundProps) {
  const { chains, projects, approvals, summary } = portfolio;
  return (
    <>
      {summary && <Summary summary={summary} projects={projects} />}
      <Section aria-labelledby="holdings-title">
        <h2 id="holdings-title">{copy.holdings}</h2>
        {summary ? (
          <>
            <Holdings portfolio={portfolio} />
            <p className="note">{basisWords(portfolio)}</p>
            {isMissing(portfolio) && <p className="note">{copy.some}</p>}
          </>
        ) : (
          <p className="note">{emptyWords(portfolio)}</p>
        )}
      </Section>
      {chains.some((chain) => chain.approvals?.read) && (
        <Approvals approvals={approvals} wallets={wallets} />
      )}
      {chains.length > 0 && (
        <Section aria-labelledby="chains-title">
          <h2 id="chains-title">{copy.chains}</h2>
          <ChainNotes chains={chains} />
        </Section>
      )}
    </>
  );
}

interface LateProps {
  words: string | undefined;
  /** Whether reading again may find more. */
  offered: boolean;
  busy: boolean;
  reload: () => void;
}

function Late({ words, offered, busy, reload }: LateProps) {
  return (
    <>
      {words !== undefined && (
        <p className="error" role="alert">
          {words}
        </p>
      )}
      {offered && (
        <p className="late">
          <Button type="button" aria-busy={busy} onClick={reload}>
            {copy.reload}
          </Button>
        </p>
      )}
    </>
  );
}

function Reading({ nothingYet }: { nothingYet: boolean }) {
  if (!nothingYet)
    return (
      <p className="note" role="status">
        {copy.loading}
      </p>
    );
  return (
    <>
      <Hidden role="status">{copy.loading}</Hidden>
      <Skeleton />
    </>
  );
}

export function PortfolioScreen({ user }: PortfolioScreenProps) {
  const own = useWallets(user.username);
  const { portfolio, error, busy, reload } = usePortfolio(user.username, own.list?.version);
  const failed = error !== undefined || own.error !== undefined;
  // What is shown was read for another list.
  const isOld = portfolio !== undefined && portfolio.walletsVersion !== own.list?.version;
  const shown = isOld && portfolio.chains.length === 0 ? undefined : portfolio;
  return (
    <Page>
      <h1>{copy.title}</h1>
      <p className="intro">{copy.lead}</p>
      {!failed && (!shown || isOld) && <Reading nothingYet={!shown} />}
      {shown && <Found portfolio={shown} wallets={own.list?.wallets ?? []} />}
      <Late
        words={error === undefined ? undefined : errorMessage(error)}
        offered={error !== undefined || (shown !== undefined && isLate(shown))}
        busy={busy}
        reload={reload}
      />
      <WalletsPart own={own} acting={user.adminId !== undefined} />
    </Page>
  );
}
