import { signUpRoute } from '@/lib/server/auth/accountRoutes';

export const config = { api: { bodyParser: false } };

export default signUpRoute;
