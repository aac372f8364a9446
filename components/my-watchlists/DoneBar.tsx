import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui';
import { copy } from './copy';
import { failed, type ListPage } from './useListPage';
import { Bar } from './Watchlists.styles';

/** What was done last. Takes the focus when what was pressed has left. */
export function DoneBar({ done, say }: Pick<ListPage, 'done' | 'say'>) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (done && document.activeElement === document.body) undo.current?.focus();
  }, [done]);
  return (
    <div role="status">
      {done && (
        <Bar>
          {done.text}
          {done.undo && (
            <Button
              ref={undo}
              type="button"
              onClick={() => {
                say(undefined);
                done.undo?.().catch((error: unknown) => {
                  say(done);
                  failed(error);
                });
              }}
            >
              {copy.undo}
            </Button>
          )}
        </Bar>
      )}
    </div>
  );
}
