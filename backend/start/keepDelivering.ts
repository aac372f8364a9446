import { deliverDue, type Delivery } from '../mail';

/** How often due messages are looked for without being told of any: those to be tried again, and those of other processes. */
const EVERY_MS = 1_000;
/** How long a stop waits for messages under way. */
const GRACE_MS = 1_500;

export interface Postman {
  /** A message may have been written: look now. */
  wake(): void;
  stop(): Promise<void>;
}

/** Delivers what is in the outbox, now, when woken and every second. */
export function keepDelivering(
  delivery: Delivery,
  { everyMs = EVERY_MS, graceMs = GRACE_MS } = {},
): Postman {
  const [closing, givingUp] = [new AbortController(), new AbortController()];
  let isWanted = false;
  let isFailing = false;
  let round: Promise<void> | undefined;

  const deliverAll = async () => {
    while (isWanted && !closing.signal.aborted) {
      isWanted = false;
      while (!closing.signal.aborted && (await deliverDue(delivery, givingUp.signal)) > 0);
    }
    isFailing = false;
  };
  // Once, not every second: a store that is down is told of elsewhere as well.
  const onFailure = (error: unknown) => {
    if (!isFailing) delivery.logger.warn({ err: error }, 'could not read the outbox');
    isFailing = true;
  };
  const wake = () => {
    if (closing.signal.aborted) return;
    isWanted = true;
    round ??= deliverAll()
      .catch(onFailure)
      .finally(() => {
        round = undefined;
        if (isWanted) wake();
      });
  };
  const timer = setInterval(wake, everyMs);
  timer.unref();
  wake();
  return {
    wake,
    stop: async () => {
      closing.abort();
      clearInterval(timer);
      const patience = setTimeout(() => givingUp.abort(), graceMs);
      await round;
      clearTimeout(patience);
    },
  };
}
