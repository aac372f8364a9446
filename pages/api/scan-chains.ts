import { listScanChains } from '@/contracts/endpoints';
import { apiRoute } from '@/server/apiRoute';

export default apiRoute(listScanChains);
