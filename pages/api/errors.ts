import { reportError } from '@/contracts/endpoints';
import { apiRoute } from '@/lib/server/apiRoute';

export const config = { api: { bodyParser: false } };

export default apiRoute(reportError);
