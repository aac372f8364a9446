import { sends } from '@/server/pages/sends';
import { sendRobots } from '@/server/sitemap';

export const getServerSideProps = sends(sendRobots);

/** Never rendered: the answer is the file itself. */
export default function Robots() {
  return null;
}
