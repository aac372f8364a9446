import { authHandler } from '@/server/framework/auth/authHandler';

export const config = { api: { bodyParser: { sizeLimit: '16kb' } } };

export default authHandler;
