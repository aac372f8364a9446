import styled from 'styled-components';
import { Hidden } from '@/components/ui';
import { useUnreadAlerts } from '@/lib/resources/useUnreadAlerts';
import { color } from '@/styles/theme';
import { copy } from './copy';

const Count = styled.span`
  margin-left: auto;
  padding: 1px 8px;
  border-radius: 10px;
  background: ${color.brass2};
  color: ${color.onBrass};
  font-size: 12px;
  font-weight: 600;
  line-height: 18px;
  font-variant-numeric: tabular-nums;
`;

interface CountBadgeProps {
  account: string;
  shown: boolean;
}

/** Nothing while it is unknown or zero. */
export function CountBadge({ account, shown }: CountBadgeProps) {
  const unread = useUnreadAlerts(account, shown);
  if (!unread) return null;
  return (
    <Count>
      {unread > 99 ? copy.many : unread} <Hidden>{copy.unread}</Hidden>
    </Count>
  );
}
