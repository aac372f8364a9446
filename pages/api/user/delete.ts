import { deleteAccountRoute } from '@/server/auth/deleteAccountRoute';

export const config = { api: { bodyParser: false } };

export default deleteAccountRoute;
