import type { FlagValues } from '@/contracts/flags';
import type { SessionUser } from '@/lib/session/sessionStore';
import { request } from './client';

/** By id (specification §7). @throws RequestError without an answer */
export const readProviders = () => request<Record<string, { id: string }>>('/api/auth/providers');

/** Without a user for a visitor. @throws RequestError without an answer */
export const readSession = () =>
  request<{ user?: SessionUser; flags?: FlagValues; country?: string }>('/api/auth/session');
