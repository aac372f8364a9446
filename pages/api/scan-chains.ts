import { listScanChains } from '@/contracts/endpoints';
import { apiRoute } from '@/server/http/apiRoute';

export default apiRoute(listScanChains);
