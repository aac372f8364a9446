import { oneClickRoute } from '@/server/oneClickRoute';

export const config = { api: { bodyParser: false } };

export default oneClickRoute;
