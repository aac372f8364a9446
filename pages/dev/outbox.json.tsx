import { sendOutbox } from '@/server/routes/outbox';
import { sends } from '@/server/pages/sends';

export const getServerSideProps = sends(sendOutbox);

/** Never renders: the response is the document. */
export default function OutboxJson() {
  return null;
}
