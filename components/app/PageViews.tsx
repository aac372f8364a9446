import { useRouter } from 'next/router';
import { useAnalytics } from '@/lib/analytics/useAnalytics';

/** Reports page views (§2). */
export function PageViews(): null {
  const { asPath } = useRouter();
  useAnalytics(asPath.split(/[?#]/)[0] ?? '/');
  return null;
}
