import { searchProject } from '@/contracts/endpoints';
import { apiRoute } from '@/lib/server/apiRoute';

export default apiRoute(searchProject);
