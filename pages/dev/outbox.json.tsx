import { sendOutbox } from '@/lib/server/outbox';
import { sends } from '@/lib/server/pages/sends';

export const getServerSideProps = sends(sendOutbox);

/** Never rendered: the answer is the document itself. */
export default function OutboxJson() {
  return null;
}
