/** What a look at a website found, as it was sent: the input of the kind `website`. */
import * as yup from 'yup';

const headers = () =>
  yup
    .object()
    .test('texts', 'must be texts', (value) =>
      Object.values(value ?? {}).every((one) => typeof one === 'string'),
    )
    .required();

export const readingSchema = yup.object({
  /** Of the record's link. */
  host: yup.string().max(253).required(),
  /** The answer over http; null: nothing answers there. */
  plain: yup
    .object({ status: yup.number().required(), location: yup.string().nullable().defined() })
    .nullable()
    .defined(),
  /** After redirects. */
  page: yup
    .object({ url: yup.string().required(), headers: headers(), html: yup.string().defined() })
    .required(),
  /** /.well-known/security.txt; null: it could not be asked. */
  securityTxt: yup
    .object({
      status: yup.number().required(),
      type: yup.string().defined(),
      text: yup.string().defined(),
    })
    .nullable()
    .defined(),
  /** Null: no resolver was asked, or it did not answer. */
  dnssec: yup.boolean().nullable().defined(),
  caa: yup.boolean().nullable().defined(),
});
export type Reading = yup.InferType<typeof readingSchema>;
