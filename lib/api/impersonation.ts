import { request } from './client';
import { EXIT_IMPERSONATION_PATH, IMPERSONATE_PATH } from '@/contracts/formPaths';

/** Specification §7, both of them. A second try would be another wish, so that neither is repeated. @throws RequestError */
const post = (path: string, body: object) =>
  request<{ done: true }>(path, { method: 'POST', body });

/** Acts as a user, by id; whether there is one is told by the answer. */
export const impersonate = (impersonatingUserId: string) =>
  post(IMPERSONATE_PATH, { impersonatingUserId });
/** Ends that, by the id of who acts. */
export const exitImpersonation = (adminId: string) => post(EXIT_IMPERSONATION_PATH, { adminId });
