import type * as yup from 'yup';
import { Problem } from '../http/problem';

/** The call that a route of the operator's answers. */
export interface AdminCall {
  /** Sends progress to the command. */
  emit: (progress: object) => void;
  /** Aborted when the command goes away. */
  signal: AbortSignal;
  /** The uploaded file; there is one only where the route takes uploads. */
  open: () => AsyncIterable<Uint8Array | string>;
}

/** One address under /admin: what a command asks of the backend that owns the embedded database. */
export interface AdminRoute<Given extends object> {
  /** Only one such work runs at a time, over all routes; the next is refused. */
  alone?: boolean;
  /** Takes a file as its body. */
  upload?: boolean;
  /** Reads the query and returns the work. @throws Problem `invalid-input` */
  prepare(query: unknown): (given: Given, call: AdminCall) => Promise<unknown>;
}

/** @throws Problem `invalid-input` with what the schema says */
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
