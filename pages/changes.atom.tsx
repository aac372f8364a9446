import { sends } from '@/server/pages/sends';
import { sendChangesFeed } from '@/server/routes/sendChangesFeed';

export const getServerSideProps = sends(sendChangesFeed);

/** Never renders: the response is the file. */
export default function ChangesFeed() {
  return null;
}
