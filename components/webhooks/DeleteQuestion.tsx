import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui';
import { copy } from './copy';

interface DeleteQuestionProps {
  name: string;
  onKeep: () => void;
  onDelete: () => Promise<void>;
}

/** In place of the buttons, one of which asked. */
export function DeleteQuestion({ name, onKeep, onDelete }: DeleteQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div className="ways" role="group" aria-label={copy.removeAsk(name)}>
      <p>{copy.removeAsk(name)}</p>
      <Button type="button" ref={keep} onClick={onKeep}>
        {copy.removeNo}
      </Button>
      <Button type="button" data-kind="ink" onClick={() => void onDelete()}>
        {copy.removeYes}
      </Button>
    </div>
  );
}
