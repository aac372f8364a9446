import { getProfile } from '@/contracts/profiles/profiles';
import { apiRoute } from '@/server/http/apiRoute';

export default apiRoute(getProfile);
