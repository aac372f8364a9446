import { deletePicture } from '@/contracts/profiles/profiles';
import { apiRoute } from '@/server/http/apiRoute';

export const config = { api: { bodyParser: false } };

export default apiRoute(deletePicture);
