import { useEffect, useId, useState } from 'react';
import { Hidden } from '@/components/ui';
import { now } from '@/lib/clock';
import { Linked } from './Auth.styles';
import { copy } from './copy';

const SECOND = 1_000;

const secondsUntil = (until: number): number => Math.max(0, Math.ceil((until - now()) / SECOND));

/** `until` in ms. To change it, change the component's key. */
function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until));
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setLeft(secondsUntil(until)), SECOND);
    return () => clearInterval(timer);
  }, [until, running]);
  return left;
}

interface ResendButtonProps {
  /** In ms. Use it as the key, so that a new time restarts the countdown. */
  readyAt: number;
  known: boolean;
  onPress: () => void;
}

/** §4 "Resend timer". Only this re-renders each second. A mouse press does not move the focus. */
export function ResendButton({ readyAt, known, onPress }: ResendButtonProps) {
  const id = useId();
  const left = useSecondsLeft(readyAt);
  return (
    <span>
      <Linked
        type="button"
        disabled={left > 0 || !known}
        aria-describedby={left > 0 ? id : undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
      >
        {copy.verify.resend}
      </Linked>
      {left > 0 && (
        <span id={id} className="wait">
          <span aria-hidden="true"> {left} s</span>
          <Hidden>{copy.verify.wait(left)}</Hidden>
        </span>
      )}
    </span>
  );
}
