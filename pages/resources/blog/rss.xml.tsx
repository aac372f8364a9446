import { sendFeed } from '@/server/articles/sendFeed';
import { sends } from '@/server/pages/sends';

export const getServerSideProps = sends(sendFeed);

/** Never renders: the response is the file. */
export default function Feed() {
  return null;
}
