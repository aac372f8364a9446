import { useEffect, useRef, useState } from 'react';
import type { Profile } from '@/contracts/profiles/profiles';
import { toFormFailure } from '@/lib/api/formFailure';
import { uploadPicture } from '@/lib/api/profiles';
import type { Crop } from '@/lib/images/crop';
import { cropToBlob } from '@/lib/images/drawCrop';
import { notify } from '@/lib/notices/notices';
import { copy } from './copy';

/** Pixels of a side; the server makes it smaller. */
const SENT_SIDE = 512;

const isAbort = (error: unknown): boolean => (error as { name?: string }).name === 'AbortError';

interface Upload {
  /** From 0 to 1; undefined while nothing is sent. */
  sent: number | undefined;
  message: string | undefined;
  /** Ignored while another one runs. */
  save: () => Promise<void>;
  cancel: () => void;
}

/** Leaving the page cancels, too. */
export function useUpload(
  bitmap: ImageBitmap,
  crop: Crop,
  onSaved: (profile: Profile) => void,
): Upload {
  const [sent, setSent] = useState<number>();
  const [message, setMessage] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const save = async () => {
    if (running.current) return;
    const upload = new AbortController();
    running.current = upload;
    setMessage(undefined);
    setSent(0);
    try {
      const picture = await cropToBlob(bitmap, crop, SENT_SIDE);
      const { signal } = upload;
      onSaved(await uploadPicture(picture, { signal, onProgress: setSent }));
    } catch (error) {
      setSent(undefined);
      if (isAbort(error)) return notify('success', copy.crop.cancelled);
      const { fields, message: reason } = toFormFailure(error);
      setMessage(fields.picture ?? reason);
    } finally {
      running.current = undefined;
    }
  };
  return { sent, message, save, cancel: () => running.current?.abort() };
}
