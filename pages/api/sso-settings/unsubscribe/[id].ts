import { oneClickRoute } from '@/server/routes/oneClickRoute';

export const config = { api: { bodyParser: false } };

export default oneClickRoute;
