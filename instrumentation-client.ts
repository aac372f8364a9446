import { watchErrors } from '@/lib/errors/watchErrors';

watchErrors(process.env.NEXT_PUBLIC_SENTRY_DSN, () => import('@/lib/errors/sentryBrowser'));
