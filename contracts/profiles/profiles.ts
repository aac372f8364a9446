import * as yup from 'yup';
import { defineEndpoint } from '../endpoint';
import { line } from '../forms/formFields';
import { audited, notWhileActing, signedIn } from '../http/guards';
import { DISPLAY_NAME_MAX } from '../limits';
import {
  DELETE_PICTURE_PATH,
  PROFILE_PATH,
  UPDATE_PROFILE_PATH,
  UPLOAD_PICTURE_PATH,
} from './profilePaths';
import { instant, orNull } from '../schemas';

export const profileSchema = yup
  .object({
    displayName: orNull(yup.string()),
    /** When the stored picture was set; null: there is none. */
    pictureAt: orNull(instant()),
  })
  .meta({ name: 'Profile' });
export type Profile = yup.InferType<typeof profileSchema>;

export const profileForm = yup.object({
  /** '' removes it. */
  displayName: line(DISPLAY_NAME_MAX),
});

const own = { public: false, sameOriginOnly: true, guards: [signedIn] } as const;
const write = { ...own, method: 'POST' } as const;

export const getProfile = defineEndpoint({
  ...own,
  id: 'getProfile',
  method: 'GET',
  path: PROFILE_PATH,
  output: profileSchema,
  summary: 'Display name and picture of the signed-in user.',
});

export const updateProfile = defineEndpoint({
  ...write,
  id: 'updateProfile',
  path: UPDATE_PROFILE_PATH,
  perMinute: 30,
  body: profileForm,
  output: profileSchema,
  summary: 'Changes the display name.',
});

const pictureChanged = audited('picture-changed', ({ pictureAt }: Profile) =>
  pictureAt === null ? 'deleted' : 'uploaded',
);

/** `multipart/form-data` with one file; in the backend, its bytes. */
export const uploadPicture = defineEndpoint({
  ...write,
  id: 'uploadPicture',
  path: UPLOAD_PICTURE_PATH,
  perMinute: 10,
  guards: [signedIn, notWhileActing, pictureChanged],
  body: yup.object({ picture: yup.mixed<Uint8Array>() }),
  output: profileSchema,
  summary:
    'Sets the picture: PNG, JPEG, WebP or GIF up to 5 MB, cut to a square and stored without its metadata.',
});

export const deletePicture = defineEndpoint({
  ...write,
  id: 'deletePicture',
  path: DELETE_PICTURE_PATH,
  perMinute: 30,
  guards: [signedIn, notWhileActing, pictureChanged],
  output: profileSchema,
  summary: 'Deletes the picture.',
});
