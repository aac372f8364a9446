/** One archive of all that the site keeps about the signed-in user. */
import * as yup from 'yup';
import {
  DATA_EXPORT_FAILURES,
  DATA_EXPORT_FILE_PATH,
  DATA_EXPORT_PATH,
  DATA_EXPORT_STATES,
} from './dataExport';
import { defineEndpoint } from '../endpoint';
import { audited, notWhileActing, signedIn } from '../http/guards';
import { keyedHash } from './internalEndpoints';
import { EMAIL_MAX } from '../limits';
import { instant, oneOf, orNull } from '../schemas';

/** A version 4 UUID. */
const exportId = () =>
  yup
    .string()
    .matches(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      'must be the id of an archive',
    );

const own = { public: false, sameOriginOnly: true } as const;

export const dataExportSchema = yup.object({
  /** Null while there is none. */
  id: orNull(yup.string()),
  state: oneOf(DATA_EXPORT_STATES).required(),
  askedAt: orNull(instant()),
  /** Bytes of the archive, and until when it can be downloaded. */
  bytes: orNull(yup.number().integer().min(1)),
  until: orNull(instant()),
  failure: orNull(oneOf(DATA_EXPORT_FAILURES)),
  /** Null: now. */
  nextAt: orNull(instant()),
});
export type DataExport = yup.InferType<typeof dataExportSchema>;

export const readDataExport = defineEndpoint({
  ...own,
  id: 'readDataExport',
  method: 'GET',
  path: DATA_EXPORT_PATH,
  guards: [signedIn, notWhileActing],
  output: dataExportSchema,
  summary: "The state of the user's archive.",
});

export const startDataExport = defineEndpoint({
  ...own,
  id: 'startDataExport',
  method: 'POST',
  path: DATA_EXPORT_PATH,
  perMinute: 20,
  guards: [signedIn, notWhileActing],
  output: dataExportSchema,
  summary:
    'Asks for an archive of all that the site keeps about the user, in place of the one before, within two hours of a login. While one is made, no other begins.',
});

export const downloadDataExport = defineEndpoint({
  ...own,
  // A link of the page; other sites cannot read the file.
  sameOriginOnly: false,
  id: 'downloadDataExport',
  method: 'GET',
  path: DATA_EXPORT_FILE_PATH,
  perMinute: 20,
  guards: [signedIn, notWhileActing, audited('data-export-downloaded', () => 'zip')],
  params: yup.object({ id: exportId().required() }),
  output: yup.mixed().required(),
  summary: 'The archive as a ZIP file, for a day, within two hours of a login.',
});

/** The web tier knows what the account is stored under; it comes from no browser. */
export const openDataExport = defineEndpoint({
  id: 'openDataExport',
  method: 'POST',
  path: '/internal/data-export',
  public: false,
  perMinute: 600,
  guards: [
    signedIn,
    notWhileActing,
    audited('data-export-asked', ({ state }: { state: string }) => state),
  ],
  body: yup.object({
    email: yup.string().max(EMAIL_MAX).required(),
    emailHash: keyedHash().required(),
    visitorKey: keyedHash().required(),
  }),
  output: dataExportSchema,
  summary: 'startDataExport, with the names under which the account is stored.',
});
