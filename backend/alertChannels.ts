import type { SQL } from 'drizzle-orm';

/** A way for alerts to leave the site. */
export interface AlertChannel {
  /** Sends what waits; runs soon after alerts were written. */
  job: string;
  /**
   * Selects `(alert_id, channel, next_at)` for some rows of the relation `made` (`id`, `account`,
   * `project_id`, `kind`): alerts that the same statement writes. The names of channels must differ
   * from those of other modules.
   */
  deliveries: (now: Date) => SQL;
}
