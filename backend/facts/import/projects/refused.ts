import { ValidationError, type AnyObjectSchema, type InferType } from 'yup';
import { isObject } from '../../../../contracts/isObject';
import { toFaults, toJsonPath, type Fault } from './faultWords';

/** Of one record; the rest is counted. */
const FAULTS_KEPT = 100;
const MESSAGES = 3;

export interface Refused {
  /** The first three faults in one line. */
  reason: string;
  faults: Fault[];
  faultsTotal: number;
}

export function refuse(faults: Fault[]): Refused {
  const more = faults.length - MESSAGES;
  const words = faults.slice(0, MESSAGES).map((fault) => fault.reason);
  return {
    reason: words.join('; ') + (more > 0 ? `; and ${more} more` : ''),
    faults: faults.slice(0, FAULTS_KEPT),
    faultsTotal: faults.length,
  };
}

/** The words of our own checks begin with the path that they are about. */
export const oneFault = (reason: string): Refused =>
  refuse([{ path: toJsonPath(reason.split(' ', 1)[0] ?? ''), reason }]);

/** Every fault of a value's shape. */
export function checkShape<S extends AnyObjectSchema>(
  schema: S,
  value: unknown,
): { valid: InferType<S> } | Refused {
  if (!isObject(value)) return refuse([{ path: [], reason: 'not an object' }]);
  try {
    const valid = schema.validateSync(value, { strict: true, abortEarly: false });
    return { valid: valid as InferType<S> };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return refuse((error.inner.length > 0 ? error.inner : [error]).flatMap(toFaults));
  }
}
