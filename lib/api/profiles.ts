import {
  DELETE_ACCOUNT_PATH,
  DELETE_PICTURE_PATH,
  PROFILE_PATH,
  UPDATE_PROFILE_PATH,
  UPLOAD_PICTURE_PATH,
} from '@/contracts/profiles/profilePaths';
import type { DeleteAccountForm } from '@/contracts/accounts/accountData';
import type { Profile } from '@/contracts/profiles/profiles';
import { notePictureChange } from '@/lib/session/pictureChanges';
import { request } from './client';
import { upload, type UploadOptions } from './upload';

/** Calls of specification §7, and ours beside them. @throws RequestError */
export const readProfile = () => request<Profile>(PROFILE_PATH);

/** @param displayName '' removes it */
export const saveDisplayName = (displayName: string) =>
  request<Profile>(UPDATE_PROFILE_PATH, { method: 'POST', body: { displayName } });

/** @throws RequestError; AbortError by the signal */
export async function uploadPicture(picture: Blob, options: UploadOptions): Promise<Profile> {
  const form = new FormData();
  form.set('picture', picture, 'picture');
  const profile = await upload<Profile>(UPLOAD_PICTURE_PATH, form, options);
  notePictureChange();
  return profile;
}

export async function deletePicture(): Promise<Profile> {
  const profile = await request<Profile>(DELETE_PICTURE_PATH, { method: 'POST', body: {} });
  notePictureChange();
  return profile;
}

/** The pool may take its time. */
const DELETE_DEADLINE_MS = 60_000;

export const deleteAccount = (form: DeleteAccountForm) =>
  request<{ done: true }>(DELETE_ACCOUNT_PATH, {
    method: 'POST',
    body: form,
    deadline: DELETE_DEADLINE_MS,
  });
