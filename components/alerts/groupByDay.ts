import type { AlertItem } from '@/contracts/alerts/alertEndpoints';
import { day } from '@/lib/format/dates';

export interface DayOfAlerts {
  /** Such as 25 Nov 2026, of UTC. */
  name: string;
  items: AlertItem[];
}

/** In the order of the items: a day begins with its first one. */
export function groupByDay(items: readonly AlertItem[]): DayOfAlerts[] {
  const days: DayOfAlerts[] = [];
  for (const item of items) {
    const name = day(item.at);
    const last = days.at(-1);
    if (last?.name === name) last.items.push(item);
    else days.push({ name, items: [item] });
  }
  return days;
}
