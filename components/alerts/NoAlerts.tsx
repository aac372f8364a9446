import { Button, Link } from '@/components/ui';
import { routes } from '@/lib/routes';
import { Empty } from './Alerts.styles';
import { copy } from './copy';

interface NoAlertsProps {
  filtered: boolean;
  onShowAll: () => void;
}

export function NoAlerts({ filtered, onShowAll }: NoAlertsProps) {
  if (filtered)
    return (
      <Empty>
        <h2>{copy.noneTitle}</h2>
        <p>{copy.none}</p>
        <div className="ways">
          <Button type="button" onClick={onShowAll}>
            {copy.showAll}
          </Button>
        </div>
      </Empty>
    );
  return (
    <Empty>
      <h2>{copy.emptyTitle}</h2>
      <p>{copy.empty}</p>
      <div className="ways">
        <Button as={Link} href={`${routes.home}#leaderboard`}>
          {copy.find}
        </Button>
      </div>
    </Empty>
  );
}
