import { PICTURE_MAX_BYTES } from '@/contracts/limits';

export const copy = {
  title: 'Profile',
  loading: 'Loading your profile',

  name: {
    label: 'Display name',
    hint: 'Up to 60 characters. Leave it empty to have none.',
    submit: 'Save name',
    saved: 'Your display name is saved.',
    removed: 'Your display name is removed.',
  },

  picture: {
    title: 'Picture',
    none: 'You have no picture.',
    yours: 'Your picture',
    choose: 'Choose a picture',
    replace: 'Choose another picture',
    hint: `PNG, JPEG, WebP or GIF, up to ${PICTURE_MAX_BYTES / 1024 / 1024} MB. You can also drop a file here.`,
    delete: 'Delete picture',
    deleted: 'Your picture is deleted.',
    uploaded: 'Your picture is saved.',
    opening: 'Opening the picture',
    notLoaded: 'The editor could not load. Please try again.',
  },

  crop: {
    title: 'Crop your picture',
    preview: 'Preview',
    hint: 'Drag the picture, or focus it and press the arrow keys. Plus and minus zoom.',
    zoom: 'Zoom',
    place: 'Part that is shown',
    slider: 'slider in two directions',
    at: (x: number, y: number, zoom: number) =>
      `${x}% from the left, ${y}% from the top, zoom ${zoom}%`,
    save: 'Save picture',
    cancel: 'Cancel',
    progress: 'Upload',
    sent: (percent: number) => `${percent}% sent`,
    working: 'Saving',
    cancelled: 'Upload cancelled. Nothing was changed.',
  },
} as const;
