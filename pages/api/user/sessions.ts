import { sessionsRoute } from '@/server/auth/userRoutes';

export const config = { api: { bodyParser: false } };

export default sessionsRoute;
