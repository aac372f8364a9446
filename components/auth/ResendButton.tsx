import { useId } from 'react';
import { Hidden } from '@/components/ui';
import { useSecondsLeft } from '@/lib/hooks/useSecondsLeft';
import { Linked } from './Auth.styles';
import { copy } from './copy';

interface ResendButtonProps {
  /** When a code may be sent again, ms. Another moment wants another key. */
  readyAt: number;
  /** Whether there is an address to send to. */
  known: boolean;
  onPress: () => void;
}

/** Specification §4 "Resend timer": disabled until 0. It alone ticks; the form around it does not. The pointer leaves the focus where it is. */
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
