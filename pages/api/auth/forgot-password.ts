import { forgotPasswordRoute } from '@/lib/server/auth/accountRoutes';

export const config = { api: { bodyParser: false } };

export default forgotPasswordRoute;
