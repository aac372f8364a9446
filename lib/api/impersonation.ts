import { request } from './client';
import { EXIT_IMPERSONATION_PATH, IMPERSONATE_PATH } from '@/contracts/forms/formPaths';

/** Specification §7; never retried. @throws RequestError */
const post = (path: string, body: object) =>
  request<{ done: true }>(path, { method: 'POST', body });

export const impersonate = (impersonatingUserId: string) =>
  post(IMPERSONATE_PATH, { impersonatingUserId });
export const exitImpersonation = (adminId: string) => post(EXIT_IMPERSONATION_PATH, { adminId });
