import { uploadPictureRoute } from '@/server/auth/uploadPicture';

export const config = { api: { bodyParser: false } };

export default uploadPictureRoute;
