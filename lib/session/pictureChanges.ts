import { sharedValue } from '@/lib/sharedValue';

/** How often this tab has changed the profile picture: what shows it asks for it again. */
export const pictureChanges = sharedValue(0);

export const notePictureChange = (): void => pictureChanges.set(pictureChanges.get() + 1);
