import { sends } from '@/server/pages/sends';
import { sendCorrectionsFeed } from '@/server/pages/sendCorrectionsFeed';

export const getServerSideProps = sends(sendCorrectionsFeed);

/** Never renders: the response is the file. */
export default function CorrectionsFeed() {
  return null;
}
