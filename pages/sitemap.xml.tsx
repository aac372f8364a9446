import { sends } from '@/server/pages/sends';
import { sendSitemap } from '@/server/routes/sitemap';

export const getServerSideProps = sends(sendSitemap);

/** Never renders: the response is the file. */
export default function Sitemap() {
  return null;
}
