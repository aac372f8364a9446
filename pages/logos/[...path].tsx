import { sends } from '@/server/pages/sends';
import { sendLogo } from '@/server/routes/logoRoute';

export const getServerSideProps = sends(sendLogo);

/** Never renders: the response is the file. */
export default function Logo() {
  return null;
}
