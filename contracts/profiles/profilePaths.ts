/** Paths alone: pages need no schemas to call them. */
export const PROFILE_PATH = '/api/user/profile';
export const UPLOAD_PICTURE_PATH = '/api/user/profile/upload';
export const DELETE_PICTURE_PATH = '/api/user/profile/delete';
export const UPDATE_PROFILE_PATH = '/api/user/profile/update';
export const DELETE_ACCOUNT_PATH = '/api/user/delete';
