import { sendFeed } from '@/server/articles/sendFeed';
import { sends } from '@/server/pages/sends';

export const getServerSideProps = sends(sendFeed);

/** Never rendered: the answer is the file itself. */
export default function Feed() {
  return null;
}
