import { getProject } from '@/contracts/endpoints';
import { apiRoute } from '@/lib/server/apiRoute';

export default apiRoute(getProject);
