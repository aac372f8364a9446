import { topCallers } from '@/contracts/endpoints';
import { apiRoute } from '@/server/http/apiRoute';

export default apiRoute(topCallers);
