import { watchErrors } from '@/lib/errors/watchErrors';
import { hydrateInSlices } from '@/lib/hydration';

hydrateInSlices();
watchErrors(process.env.NEXT_PUBLIC_SENTRY_DSN, () => import('@/lib/errors/sentryBrowser'));
