import { forgotPasswordRoute } from '@/server/auth/accountRoutes';

export const config = { api: { bodyParser: false } };

export default forgotPasswordRoute;
