import { sends } from '@/server/pages/sends';
import { sendSecurityText } from '@/server/routes/securityText';

export const getServerSideProps = sends(sendSecurityText);

/** Never renders: the response is the file. */
export default function SecurityText() {
  return null;
}
