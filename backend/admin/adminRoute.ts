import type * as yup from 'yup';
import { Problem } from '../http/problem';

export interface AdminCall {
  emit: (progress: object) => void;
  /** Aborted when the command disconnects. */
  signal: AbortSignal;
  open: () => AsyncIterable<Uint8Array | string>;
}

export interface AdminRoute<Given extends object> {
  /** Refuses to run while another such route runs. */
  alone?: boolean;
  /** `small`: up to 4 KB that stay in memory, for secrets. */
  upload?: boolean | 'small';
  /** @throws Problem `invalid-input` */
  prepare(query: unknown): (given: Given, call: AdminCall) => Promise<unknown>;
}

/** @throws Problem `invalid-input` with the schema's message */
export function readQuery<T extends yup.AnyObjectSchema>(
  schema: T,
  query: unknown,
): yup.InferType<T> {
  try {
    return schema.validateSync(query, { stripUnknown: true }) as yup.InferType<T>;
  } catch (error) {
    throw new Problem('invalid-input', (error as Error).message);
  }
}
