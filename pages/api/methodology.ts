import { methodology } from '@/contracts/endpoints';
import { apiRoute } from '@/lib/server/apiRoute';

export default apiRoute(methodology);
