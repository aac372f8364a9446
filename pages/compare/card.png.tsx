import { sendComparisonCard } from '@/server/pages/card/sendComparisonCard';
import { sends } from '@/server/pages/sends';

export const getServerSideProps = sends(sendComparisonCard);

/** Never renders: the response is the file. */
export default function CompareCard() {
  return null;
}
