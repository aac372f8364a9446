import { unsubscribeRoute } from '@/server/auth/ssoSettings';

export const config = { api: { bodyParser: false } };

export default unsubscribeRoute;
