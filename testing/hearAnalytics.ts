import { deliverTo } from '@/lib/analytics/track';

/** Records analytics as if configured and accepted, until `stop`. */
export function hearAnalytics() {
  const heard: unknown[] = [];
  process.env.NEXT_PUBLIC_ANALYTICS_ID = 'G-TEST1234';
  deliverTo(({ name, params }) => heard.push([name, params]));
  const stop = () => {
    deliverTo(undefined);
    delete process.env.NEXT_PUBLIC_ANALYTICS_ID;
  };
  return { heard, stop };
}
