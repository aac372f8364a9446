import { deleteImpersonationRoute } from '@/server/auth/impersonationRoutes';

export const config = { api: { bodyParser: false } };

export default deleteImpersonationRoute;
