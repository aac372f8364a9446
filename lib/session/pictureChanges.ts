import { now } from '@/lib/clock';
import { sharedValue } from '@/lib/sharedValue';
import { KEYS, writeLocal } from '@/lib/storage/local';

/** When the profile picture was last changed, in ms: what shows it asks for it again. */
export const pictureChanges = sharedValue(0);

/** For this tab, and for the other ones. */
export function notePictureChange(): void {
  pictureChanges.set(now());
  writeLocal(KEYS.pictureChanged, String(pictureChanges.get()));
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEYS.pictureChanged && newValue !== null) pictureChanges.set(Number(newValue));
  });
