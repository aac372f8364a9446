/** Fields that parts of a project file share. */
import * as yup from 'yup';

export const httpUrl = () =>
  yup
    .string()
    .max(2048)
    .matches(/^https?:\/\/[^\s<>"']+$/, '${path} must be an http(s) address');
export const text = (max: number) => yup.string().trim().min(1).max(max);
/** A key of the file's `sources`. */
export const sourceKey = () => yup.string().matches(/^[a-z0-9-]{1,40}$/);
/** More than all money there is, is a slip. */
export const usd = () => yup.number().min(0).max(1e15);
