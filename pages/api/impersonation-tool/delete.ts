import { deleteImpersonationRoute } from '@/lib/server/auth/impersonationRoutes';

export const config = { api: { bodyParser: false } };

export default deleteImpersonationRoute;
