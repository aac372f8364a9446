import { useId, useRef, useState, type DragEvent, type ReactNode, type RefObject } from 'react';
import { Button, Hidden } from '@/components/ui';
import { PICTURE_TYPES } from '@/contracts/profiles/pictures';
import { copy } from './copy';

const words = copy.picture;

interface PictureChooserProps {
  label: string;
  /** A chosen file is being opened. */
  busy: boolean;
  error: string | undefined;
  onFile: (file: Blob) => void;
  shown: ReactNode;
  /** Beside the button. */
  children: ReactNode;
}

function useDrop(onFile: (file: Blob) => void) {
  const [over, setOver] = useState(false);
  return {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
}

interface FileInputProps {
  label: string;
  input: RefObject<HTMLInputElement | null>;
  onFile: (file: Blob) => void;
}

/** The button opens it: browsers draw their own in their own words. */
function FileInput({ label, input, onFile }: FileInputProps) {
  return (
    <input
      ref={input}
      type="file"
      accept={PICTURE_TYPES.join(',')}
      aria-label={label}
      hidden
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        // The same file can be chosen again.
        target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}

/** A file by the button, or dropped. */
export function PictureChooser({
  label,
  busy,
  error,
  onFile,
  shown,
  children,
}: PictureChooserProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className="row" {...useDrop(onFile)}>
        {shown}
        <div>
          <div className="actions">
            <Button
              type="button"
              aria-busy={busy}
              aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
              onClick={() => input.current?.click()}
            >
              {label}
            </Button>
            {children}
          </div>
          <p className="hint" id={`${id}-hint`}>
            {words.hint}
          </p>
        </div>
      </div>
      <FileInput label={label} input={input} onFile={onFile} />
      {busy && <Hidden role="status">{words.opening}</Hidden>}
      {error && (
        <p className="error" role="alert" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}
