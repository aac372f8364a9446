/** Fields that parts of a project file share. */
import * as yup from 'yup';
import { CAIP10 } from '../../../../contracts/ids';

export const httpUrl = () =>
  yup
    .string()
    .max(2048)
    .matches(/^https?:\/\/[^\s<>"']+$/, '${path} must be an http(s) address');
export const text = (max: number) => yup.string().trim().min(1).max(max);
/** A key of the file's `sources`. */
export const sourceKey = () => yup.string().matches(/^[a-z0-9-]{1,40}$/);
export const caip10 = () => yup.string().matches(CAIP10, '${path} must be a CAIP-10 id');
/** More than all money there is, is a slip. */
export const usd = () => yup.number().min(0).max(1e15);
/** No other keys, and nothing converted. */
export const strict = <T extends yup.ObjectShape>(shape: T) =>
  yup.object(shape).noUnknown().strict();
