import { sends } from '@/server/pages/sends';
import { sendPicture } from '@/server/routes/pictureRoute';

export const getServerSideProps = sends(sendPicture);

/** Never renders: the response is the file. */
export default function Picture() {
  return null;
}
