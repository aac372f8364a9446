import * as yup from 'yup';
import { defineEndpoint } from './endpoint';
import { line } from './formFields';
import { audited, notWhileActing, signedIn } from './guards';
import { DISPLAY_NAME_MAX, PICTURE_MAX_BYTES } from './limits';
import { instant, orNull } from './schemas';

export const PROFILE_PATH = '/api/user/profile';
export const UPLOAD_PICTURE_PATH = '/api/user/profile/upload';
export const DELETE_PICTURE_PATH = '/api/user/profile/delete';
export const UPDATE_PROFILE_PATH = '/api/user/profile/update';

/** What a picture may be: the first bytes decide, whatever the file is called. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** Pixels of a side, as stored. */
export const PICTURE_SIDE = 256;

export const PICTURE_MESSAGES = {
  none: 'Choose a picture.',
  tooLarge: `A picture can have up to ${PICTURE_MAX_BYTES / 1024 / 1024} MB.`,
  notPicture: 'This is not a PNG, JPEG, WebP or GIF picture.',
  broken: 'This picture could not be read. Save it again, or choose another one.',
  tooManyPixels: 'This picture has too many pixels. Make it smaller first.',
  oneFile: 'Send one picture at a time.',
} as const;

export const profileSchema = yup
  .object({
    displayName: orNull(yup.string()),
    /** When the stored picture was set; null: there is none. */
    pictureAt: orNull(instant()),
  })
  .meta({ name: 'Profile' });
export type Profile = yup.InferType<typeof profileSchema>;

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
  body: yup.object({
    /** '' removes it. */
    displayName: line(DISPLAY_NAME_MAX),
  }),
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
