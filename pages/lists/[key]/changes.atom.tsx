import { sends } from '@/server/pages/sends';
import { sendListFeed } from '@/server/routes/sendChangesFeed';

/** At /lists/{key}.atom (next.config.js). */
export const getServerSideProps = sends(sendListFeed);

/** Never renders: the response is the file. */
export default function ListFeed() {
  return null;
}
