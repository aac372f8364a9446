import { sends } from '@/server/pages/sends';
import { sendProjectFeed } from '@/server/routes/sendChangesFeed';

export const getServerSideProps = sends(sendProjectFeed);

/** Never renders: the response is the file. */
export default function ProjectFeed() {
  return null;
}
