import { sends } from '@/server/pages/sends';
import { sendRobots } from '@/server/routes/sitemap';

export const getServerSideProps = sends(sendRobots);

/** Never renders: the response is the file. */
export default function Robots() {
  return null;
}
