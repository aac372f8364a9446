import * as yup from 'yup';
import type { ImportRun } from '../run';
import { ImportRefused } from '../types';
import { JsonDocument } from './JsonDocument';

/** @param what the input should be, as in "a look at a website" @throws ImportRefused */
export async function readAs<T extends yup.AnyObjectSchema>(
  run: ImportRun,
  schema: T,
  what: string,
): Promise<yup.InferType<T>> {
  try {
    const { value } = await JsonDocument.read(run.text);
    run.tally.read();
    return schema.validateSync(value, { strict: true }) as yup.InferType<T>;
  } catch (error) {
    if (error instanceof yup.ValidationError)
      throw new ImportRefused(`The input is not ${what}: ${error.message}.`);
    throw error;
  }
}
