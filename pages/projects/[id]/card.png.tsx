import { sendCard } from '@/server/pages/card/sendCard';
import { sends } from '@/server/pages/sends';

export const getServerSideProps = sends(sendCard);

/** Never renders: the response is the file. */
export default function Card() {
  return null;
}
