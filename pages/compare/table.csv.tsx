import { sendCompareCsv } from '@/server/pages/sendCompareCsv';
import { sends } from '@/server/pages/sends';

export const getServerSideProps = sends(sendCompareCsv);

/** Never renders: the response is the file. */
export default function CompareCsv() {
  return null;
}
