import { getProfile } from '@/contracts/profiles/profiles';
import { apiRoute } from '@/server/apiRoute';

export default apiRoute(getProfile);
