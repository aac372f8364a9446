import { useRouter } from 'next/router';
import { useAnalytics } from '@/lib/analytics/useAnalytics';

/** Reports each page that is shown to analytics (specification §2), as far as lib/analytics lets it. */
export function PageViews(): null {
  const { asPath } = useRouter();
  useAnalytics(asPath.split(/[?#]/)[0] ?? '/');
  return null;
}
