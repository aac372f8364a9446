import type { ReactNode } from 'react';
import { DEFAULT_QUERY, leaderboardHref } from '@/components/leaderboard';
import { Link, ProjectLogo } from '@/components/ui';
import type { Overview } from '@/contracts/projects/overview';
import { dayOrMonth } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { ListCard, Trio } from './Home.styles';

interface Item {
  key: string;
  id: string;
  name: string;
  logo: string | null;
  ticker: string | null;
  text: ReactNode;
}

function MiniList({
  title,
  all,
  items,
  empty,
}: {
  title: string;
  all: string;
  items: Item[];
  empty: string;
}) {
  return (
    <ListCard aria-label={title}>
      <div className="head">
        <h2>{title}</h2>
        <Link href={all} scroll={false}>
          {copy.all} →
        </Link>
      </div>
      {items.length === 0 ? (
        <p className="empty">{empty}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <li key={item.key}>
              <Link href={routes.project(item.id)}>
                <ProjectLogo id={item.id} logo={item.logo} name={item.name} />
                <strong title={item.ticker ?? undefined}>{item.name}</strong>
                <span>{item.text}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </ListCard>
  );
}

const SHOWN = 3;

export function OverviewCards({ overview }: { overview: Overview }) {
  const trending = overview.trending.slice(0, SHOWN).map((item) => ({
    ...item,
    key: item.id,
    text: item.networks > 0 ? copy.networks(item.networks) : copy.rank(item.rank),
  }));
  const audited = overview.recentlyAudited.slice(0, SHOWN).map((item) => ({
    ...item,
    key: `${item.id}-${item.auditor}-${item.publishedOn}`,
    text: (
      <>
        {item.auditor}, {dayOrMonth(item.publishedOn, item.publishedPrecision)}
        <br />
        {copy.findings(item.findings, item.open)}
      </>
    ),
  }));
  const alerts = overview.alerts
    .slice(0, SHOWN)
    .map((item) => ({ ...item, key: `${item.kind}-${item.id}-${item.at}-${item.text}` }));
  return (
    <Trio>
      <MiniList
        title={copy.trending}
        all={leaderboardHref(DEFAULT_QUERY)}
        items={trending}
        empty={copy.noTrending}
      />
      <MiniList
        title={copy.recentlyAudited}
        all={leaderboardHref(DEFAULT_QUERY, { sort: 'lastAudit', dir: 'desc' })}
        items={audited}
        empty={copy.noAudits}
      />
      <MiniList title={copy.alerts} all="/incidents" items={alerts} empty={copy.noAlerts} />
    </Trio>
  );
}
