import { sends } from '@/server/pages/sends';
import { sendLogo } from '@/server/logoRoute';

export const getServerSideProps = sends(sendLogo);

/** Never rendered: the answer is the file itself. */
export default function Logo() {
  return null;
}
