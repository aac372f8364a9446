import { openapi } from '@/contracts/endpoints';
import { apiRoute } from '@/lib/server/apiRoute';

export default apiRoute(openapi);
