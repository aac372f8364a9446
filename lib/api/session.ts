import type { SessionUser } from '@/lib/session/sessionStore';
import { request } from './client';

/** Who is signed in, as the server says; without a user for a visitor. @throws RequestError without an answer */
export const readSession = () => request<{ user?: SessionUser }>('/api/auth/session');
