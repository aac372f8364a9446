import type { FlagValues } from '@/contracts/flags';
import type { SessionUser } from '@/lib/session/sessionStore';
import { request } from './client';

/** The ways to sign in, by their ids (specification §7). @throws RequestError without an answer */
export const readProviders = () => request<Record<string, { id: string }>>('/api/auth/providers');

/** Who is signed in and what is on for them, as the server says; without a user for a visitor. @throws RequestError without an answer */
export const readSession = () =>
  request<{ user?: SessionUser; flags?: FlagValues }>('/api/auth/session');
