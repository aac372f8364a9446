import type { ProjectDetail } from '@/contracts/projects/projects';
import { routes } from '@/lib/routes';
import { Link } from '@/components/ui';
import { Address, SourceLine } from '@/components/ui/page';
import type { BoundProject } from '../bound/bound';
import { useChainName } from '../head/chainNames';
import { ADDRESSES_SHOWN, MISSING_SHOWN } from '../constants';
import { copy } from '../copy';
import { Card, Two } from './NotRated.styles';
import { ReportLink } from '../records/ReportLink';
import { SameTicker } from '../head/SameTicker';

function MissingCard({ project }: { project: ProjectDetail }) {
  const { rating, contracts, audits, incidents } = project;
  const missing = rating?.missing ?? [];
  const isBare = contracts.length + audits.length + incidents.length === 0;
  return (
    <Card id="missing" aria-labelledby="missing-title">
      <h2 id="missing-title">{copy.missingTitle}</h2>
      {missing.length === 0 && <p>{isBare ? copy.missingAll : copy.missingUnknown}</p>}
      <ol>
        {missing.slice(0, MISSING_SHOWN).map(({ id, name, need }) => (
          <li key={id}>
            <span className="row">
              <b>{name}</b>
              <ReportLink kind="wrong-fact" about={name}>
                {copy.bring}
              </ReportLink>
            </span>
            <p>{need}</p>
          </li>
        ))}
      </ol>
      {missing.length > MISSING_SHOWN && <p>{copy.missingMore(missing.length - MISSING_SHOWN)}</p>}
      <p className="how">
        {copy.howToBring}
        {missing.length === 0 && (
          <>
            {' '}
            <ReportLink kind="wrong-fact">{copy.bring}</ReportLink>
          </>
        )}
      </p>
    </Card>
  );
}

interface NotRatedProps {
  project: BoundProject;
  /** What there is, in numbers. */
  recorded: string;
}

function RecordedCard({ project, recorded }: NotRatedProps) {
  const chainName = useChainName();
  const { tokens, contracts, contractsRest, issuer } = project;
  const addresses = [
    ...tokens.map(({ symbol, ...token }) => ({ ...token, name: symbol })),
    ...contracts.filter(({ address }) => !tokens.some((token) => token.address === address)),
  ];
  const total = contractsRest?.addresses ?? addresses.length;
  return (
    <Card aria-labelledby="recorded-title">
      <h2 id="recorded-title">{copy.recordedTitle}</h2>
      {issuer && (
        <p className="issuer">
          {copy.issuedBy} <Link href={routes.project(issuer.id)}>{issuer.name}</Link>
          <SourceLine source={issuer.source} />
        </p>
      )}
      <p>{recorded}</p>
      <ul>
        {addresses.slice(0, ADDRESSES_SHOWN).map(({ address, chain, name, explorerUrl }) => (
          <li key={`${chain} ${address}`}>
            <span className="row">
              <span>
                <b>{name}</b> {chainName(chain)}
              </span>
              <Address address={address} url={explorerUrl} />
            </span>
          </li>
        ))}
      </ul>
      {total > ADDRESSES_SHOWN && (
        <p className="how">
          <a href="#on-chain">{copy.more(total - ADDRESSES_SHOWN)}</a>
        </p>
      )}
    </Card>
  );
}

/** What is missing and how to bring it, beside what is recorded. */
export function NotRated({ project, recorded }: NotRatedProps) {
  return (
    <Two>
      <MissingCard project={project} />
      <div className="stacked">
        <RecordedCard project={project} recorded={recorded} />
        <SameTicker sameTicker={project.sameTicker} />
      </div>
    </Two>
  );
}
