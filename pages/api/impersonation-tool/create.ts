import { createImpersonationRoute } from '@/server/auth/impersonationRoutes';

export const config = { api: { bodyParser: false } };

export default createImpersonationRoute;
