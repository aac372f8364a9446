import { useRef } from 'react';
import { Button, Link } from '@/components/ui';
import { NotYet } from '@/components/ui/page';
import type { AlertItem } from '@/contracts/alerts/alertEndpoints';
import { ALERTS_READ_MAX } from '@/contracts/limits';
import { errorMessage } from '@/lib/errors/errorMessage';
import { notify } from '@/lib/notices/notices';
import { useAlerts } from '@/lib/resources/useAlerts';
import { useListNames } from '@/lib/resources/useListNames';
import { rareRoutes } from '@/lib/rareRoutes';
import type { SessionUser } from '@/lib/session/sessionStore';
import { AlertRow } from './AlertRow';
import { DayList, Page, Skeleton } from './Alerts.styles';
import { copy } from './copy';
import { FilterBar } from './FilterBar';
import { groupByDay } from './groupByDay';
import { NoAlerts } from './NoAlerts';
import { useAlertFilter } from './useAlertFilter';

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
