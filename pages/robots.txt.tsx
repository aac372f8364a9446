import { sends } from '@/lib/server/pages/sends';
import { sendRobots } from '@/lib/server/sitemap';

export const getServerSideProps = sends(sendRobots);

/** Never rendered: the answer is the file itself. */
export default function Robots() {
  return null;
}
