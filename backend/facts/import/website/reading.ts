/** What a look at a website found, as it was sent: the input of the kind `website`. */
import * as yup from 'yup';

const headers = () =>
  yup
    .object()
    .test('texts', 'must be texts', (value) =>
      Object.values(value ?? {}).every((one) => typeof one === 'string'),
    )
    .required();

const plain = yup.object({
  status: yup.number().required(),
  location: yup.string().nullable().defined(),
});
type Plain = 'closed' | yup.InferType<typeof plain>;

export const readingSchema = yup.object({
  /** Of the record's link. */
  host: yup.string().max(253).required(),
  /** The answer over http; `closed`: nothing listens there; null: unknown. */
  plain: yup
    .mixed((value): value is Plain => value === 'closed' || plain.isValidSync(value))
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
