import { sends } from '@/server/pages/sends';
import { sendSitemap } from '@/server/sitemap';

export const getServerSideProps = sends(sendSitemap);

/** Never rendered: the answer is the file itself. */
export default function Sitemap() {
  return null;
}
