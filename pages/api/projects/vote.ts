import { voteByGet, vote } from '@/contracts/endpoints';
import { apiRoute } from '@/server/http/apiRoute';

export const config = { api: { bodyParser: false } };

export default apiRoute(voteByGet, vote);
