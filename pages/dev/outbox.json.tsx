import { sendOutbox } from '@/server/outbox';
import { sends } from '@/server/pages/sends';

export const getServerSideProps = sends(sendOutbox);

/** Never rendered: the answer is the document itself. */
export default function OutboxJson() {
  return null;
}
