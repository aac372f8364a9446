import { useRouter } from 'next/router';
import { useRef } from 'react';
import { Button, Link } from '@/components/ui';
import { NotYet } from '@/components/ui/page';
import type { AlertItem } from '@/contracts/alerts/alertEndpoints';
import { ALERTS_READ_MAX } from '@/contracts/limits';
import type { AlertFilter } from '@/lib/api/alerts';
import { errorMessage } from '@/lib/errors/errorMessage';
import { day } from '@/lib/format/dates';
import { notify } from '@/lib/notices/notices';
import { useAlerts } from '@/lib/resources/useAlerts';
import { useListNames } from '@/lib/resources/useListNames';
import { rareRoutes } from '@/lib/rareRoutes';
import { routes } from '@/lib/routes';
import type { SessionUser } from '@/lib/session/sessionStore';
import { AlertRow } from './AlertRow';
import { DayList, Page, Skeleton } from './Alerts.styles';
import { copy } from './copy';
import { FilterBar } from './FilterBar';
import { NoAlerts } from './NoAlerts';

const first = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** The page's address has it. */
function useAlertFilter(): [AlertFilter, (filter: AlertFilter) => void] {
  const { query, replace } = useRouter();
  const filter = { list: first(query.list) || undefined, unread: first(query.unread) === 'true' };
  return [
    filter,
    ({ list, unread }) => {
      const address = routes.alerts({ list, ...(unread && { unread }) });
      void replace(address, undefined, { shallow: true, scroll: false });
    },
  ];
}

interface DayOfAlerts {
  /** Such as 25 Nov 2026, of UTC. */
  name: string;
  items: AlertItem[];
}

/** In the order of the items: a day begins with its first one. */
function groupByDay(items: readonly AlertItem[]): DayOfAlerts[] {
  const days: DayOfAlerts[] = [];
  for (const item of items) {
    const name = day(item.at);
    const last = days.at(-1);
    if (last?.name === name) last.items.push(item);
    else days.push({ name, items: [item] });
  }
  return days;
}

export interface AlertsScreenProps {
  user: SessionUser;
}

const refused = (error: unknown): void => notify('error', errorMessage(error));

/** The user's inbox. Staff acting as the user look at it, and read nothing in their place. */
export function AlertsScreen({ user }: AlertsScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [filter, setFilter] = useAlertFilter();
  const alerts = useAlerts(user.username, filter);
  const lists = useListNames(user.username) ?? [];
  const { items, error } = alerts;
  const isOwner = user.adminId === undefined;
  const unread = (items ?? []).filter(({ readAt }) => readAt === null).map(({ id }) => id);
  const mark = (marking: Promise<void>) => {
    // The pressed button leaves with the mark.
    heading.current?.focus({ preventScroll: true });
    marking.catch(refused);
  };
  const markShown = () =>
    mark(
      filter.list === undefined
        ? alerts.markAllRead()
        : alerts.markRead(unread.slice(0, ALERTS_READ_MAX)),
    );
  return (
    <Page>
      <h1 ref={heading} tabIndex={-1}>
        {copy.title}
      </h1>
      <p className="lead">
        {copy.lead} <Link href={rareRoutes.notifications}>{copy.settings}</Link>
      </p>
      {!isOwner && <p>{copy.ownerReads}</p>}
      <FilterBar
        filter={filter}
        lists={lists}
        unread={items && alerts.unread}
        canMark={isOwner && unread.length > 0}
        onFilter={setFilter}
        onMarkAll={markShown}
      />
      {items && items.length === 0 && (
        <NoAlerts
          filtered={filter.unread || filter.list !== undefined}
          onShowAll={() => setFilter({ unread: false })}
        />
      )}
      <Days
        items={items ?? []}
        onRead={isOwner ? (id) => mark(alerts.markRead([id])) : undefined}
      />
      <Foot alerts={alerts} error={error} />
    </Page>
  );
}

interface DaysProps {
  items: readonly AlertItem[];
  /** Undefined: not this visitor's to mark. */
  onRead: ((id: number) => void) | undefined;
}

const Days = ({ items, onRead }: DaysProps) =>
  groupByDay(items).map((day) => (
    <section key={day.name} aria-label={day.name}>
      <h2>{day.name}</h2>
      <DayList as="ul">
        {day.items.map((alert) => (
          <AlertRow key={alert.id} alert={alert} onRead={onRead && (() => onRead(alert.id))} />
        ))}
      </DayList>
    </section>
  ));

interface FootProps {
  alerts: ReturnType<typeof useAlerts>;
  error: unknown;
}

function Foot({ alerts, error }: FootProps) {
  if (error !== undefined || !alerts.items)
    return (
      <NotYet error={error} words={copy.loading} onRetry={alerts.retry}>
        <Skeleton />
      </NotYet>
    );
  return alerts.hasMore ? (
    <p className="foot">
      <Button type="button" aria-busy={alerts.loadingMore} onClick={() => void alerts.loadMore()}>
        {copy.more}
      </Button>
    </p>
  ) : null;
}
