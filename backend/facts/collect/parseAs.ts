import type * as yup from 'yup';
import { LookFailed } from './reader';

/** @throws LookFailed `malformed` */
export function parseAs<T extends yup.AnyObjectSchema>(schema: T, body: Buffer): yup.InferType<T> {
  try {
    return schema.validateSync(JSON.parse(body.toString('utf8')), {
      strict: true,
    }) as yup.InferType<T>;
  } catch (error) {
    throw new LookFailed('malformed', `Its answer has another shape: ${(error as Error).message}`);
  }
}
