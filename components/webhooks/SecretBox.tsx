import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui';
import { notify } from '@/lib/notices/notices';
import { copy } from './copy';
import { Sheet } from './Webhooks.styles';

const words = copy.secret;

interface SecretBoxProps {
  name: string;
  secret: string;
  /** After a rotation. */
  replaces: boolean;
  onDone: () => void;
}

/** The one time that a secret is shown. */
export function SecretBox({ name, secret, replaces, onDone }: SecretBoxProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => title.current?.focus(), []);
  const copyIt = () =>
    navigator.clipboard.writeText(secret).then(
      () => notify('success', words.copied),
      () => {
        input.current?.select();
        notify('error', words.notCopied);
      },
    );
  return (
    <Sheet role="group" aria-label={words.title(name)}>
      <h3 ref={title} tabIndex={-1}>
        {words.title(name)}
      </h3>
      <p>{words.lead}</p>
      {replaces && <p className="note">{words.overlap}</p>}
      <input
        ref={input}
        className="secret"
        readOnly
        aria-label={words.title(name)}
        value={secret}
        autoComplete="off"
        spellCheck={false}
      />
      <div className="ways">
        <Button type="button" data-kind="ink" onClick={() => void copyIt()}>
          {words.copy}
        </Button>
        <Button type="button" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </Sheet>
  );
}
