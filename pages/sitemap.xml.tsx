import { sends } from '@/lib/server/pages/sends';
import { sendSitemap } from '@/lib/server/sitemap';

export const getServerSideProps = sends(sendSitemap);

/** Never rendered: the answer is the file itself. */
export default function Sitemap() {
  return null;
}
