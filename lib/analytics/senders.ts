import { analyticsSettings } from './settings';
import type { Send } from './track';
import { startUsage } from './usage';

export interface Senders {
  start: () => { send: Send; stop: () => void };
}

/** This site's counts, and Google Analytics where an id is configured. */
export async function prepareSenders(): Promise<Senders> {
  const settings = analyticsSettings();
  const google = settings && (await import('./gtag'));
  return {
    start() {
      const usage = startUsage();
      const toGoogle = settings && google?.startGtag(settings);
      return {
        send(hit) {
          toGoogle?.(hit);
          if (hit.agreed) usage.count(hit);
        },
        stop() {
          usage.stop();
          if (settings) google?.stopGtag(settings);
        },
      };
    },
  };
}
