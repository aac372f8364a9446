import { listCorrections } from '@/contracts/endpoints';
import { apiRoute } from '@/server/apiRoute';

export default apiRoute(listCorrections);
