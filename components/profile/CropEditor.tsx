import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui';
import { FormMessage } from '@/components/ui/forms';
import type { Profile } from '@/contracts/profiles/profiles';
import { MOST_ZOOM } from '@/lib/images/crop';
import { copy } from './copy';
import { CropStage } from './CropStage';
import { Editor } from './Profile.styles';
import { useCrop } from './useCrop';
import { useUpload } from './useUpload';

const words = copy.crop;
const PERCENT = 100;

interface CropEditorProps {
  bitmap: ImageBitmap;
  onSaved: (profile: Profile) => void;
  onCancel: () => void;
}

function Sent({ part }: { part: number }) {
  const percent = Math.round(part * PERCENT);
  return (
    <div className="sent">
      <progress aria-label={words.progress} max={PERCENT} value={percent} />
      <span role="status">{percent < PERCENT ? words.sent(percent) : words.working}</span>
    </div>
  );
}

/** The square that becomes the picture, by pointer, slider or keyboard. Loads with the first file. */
export function CropEditor({ bitmap, onSaved, onCancel }: CropEditorProps) {
  const editor = useRef<HTMLDivElement>(null);
  const crop = useCrop(bitmap);
  const { sent, message, save, cancel } = useUpload(bitmap, crop.value, onSaved);
  const busy = sent !== undefined;
  useEffect(() => editor.current?.focus(), []);
  return (
    <Editor ref={editor} role="group" aria-label={words.title} tabIndex={-1}>
      <CropStage bitmap={bitmap} crop={crop} busy={busy} />
      <label>
        {words.zoom}
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={crop.value.zoom}
          disabled={busy}
          onChange={({ target }) => crop.zoomTo(Number(target.value))}
        />
      </label>
      {busy && <Sent part={sent} />}
      <FormMessage text={message} />
      <div className="actions">
        <Button type="button" data-kind="ink" aria-busy={busy} onClick={() => void save()}>
          {words.save}
        </Button>
        <Button type="button" onClick={busy ? cancel : onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Editor>
  );
}
