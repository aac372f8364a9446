import { useEffect, useRef, useState } from 'react';
import { BadPicture, openPicture } from '@/lib/images/openPicture';
import type { CropEditor } from './CropEditor';
import { copy } from './copy';

interface OpenEditor {
  bitmap: ImageBitmap;
  CropEditor: typeof CropEditor;
}

interface ChosenPicture {
  editor: OpenEditor | undefined;
  opening: boolean;
  error: string | undefined;
  open: (file: Blob) => void;
  close: () => void;
}

/** Decodes a chosen file while the editor loads. */
async function load(file: Blob): Promise<OpenEditor> {
  const [bitmap, module] = await Promise.all([
    openPicture(file),
    import('./CropEditor').catch(() => undefined),
  ]);
  if (module) return { bitmap, CropEditor: module.CropEditor };
  bitmap.close();
  throw new BadPicture(copy.picture.notLoaded);
}

/** The latest choice counts; bitmaps are given back. */
export function useChosenPicture(): ChosenPicture {
  const [editor, setEditor] = useState<OpenEditor>();
  const [opening, setOpening] = useState(false);
  const [error, setError] = useState<string>();
  const choice = useRef(0);
  useEffect(() => () => editor?.bitmap.close(), [editor]);
  useEffect(
    () => () => {
      choice.current = -1;
    },
    [],
  );
  const open = async (file: Blob) => {
    const mine = (choice.current += 1);
    setOpening(true);
    setError(undefined);
    try {
      const loaded = await load(file);
      if (choice.current === mine) setEditor(loaded);
      else loaded.bitmap.close();
    } catch (failure) {
      if (choice.current !== mine) return;
      setError(failure instanceof BadPicture ? failure.message : copy.picture.notLoaded);
    } finally {
      if (choice.current === mine) setOpening(false);
    }
  };
  return {
    editor,
    opening,
    error,
    open: (file) => void open(file),
    close: () => setEditor(undefined),
  };
}
