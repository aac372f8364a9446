import { getProfile } from '@/contracts/profiles';
import { apiRoute } from '@/server/apiRoute';

export default apiRoute(getProfile);
