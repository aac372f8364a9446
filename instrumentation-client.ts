import { RELEASE } from '@/contracts/http/release';
import { watchErrors } from '@/lib/errors/watchErrors';
import { hydrateInSlices } from '@/server/framework/browser/hydration';
import { giveStylesTheNonce } from '@/server/framework/browser/styleNonce';

giveStylesTheNonce();
hydrateInSlices();
watchErrors(
  process.env.NEXT_PUBLIC_SENTRY_DSN && {
    dsn: process.env.NEXT_PUBLIC_SENTRY_DSN,
    release: process.env.NEXT_PUBLIC_SENTRY_RELEASE || RELEASE,
    environment: process.env.NEXT_PUBLIC_SENTRY_ENVIRONMENT || 'production',
  },
  () => import('@/lib/errors/sentryBrowser'),
);
