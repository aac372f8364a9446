import { request } from './client';

/** Specification §7, both of them. A second try would be another wish, so that neither is repeated. @throws RequestError */
const post = (action: 'create' | 'delete', body: object) =>
  request<{ done: true }>(`/api/impersonation-tool/${action}`, { method: 'POST', body });

/** Acts as a user, by id; whether there is one is told by the answer. */
export const impersonate = (impersonatingUserId: string) => post('create', { impersonatingUserId });
/** Ends that, by the id of who acts. */
export const exitImpersonation = (adminId: string) => post('delete', { adminId });
