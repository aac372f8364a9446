import { overview } from '@/contracts/endpoints';
import { apiRoute } from '@/lib/server/apiRoute';

export default apiRoute(overview);
