import { createImpersonationRoute } from '@/lib/server/auth/impersonationRoutes';

export const config = { api: { bodyParser: false } };

export default createImpersonationRoute;
