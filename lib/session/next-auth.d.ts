import 'next-auth';
import type { SessionUser } from './sessionStore';

declare module 'next-auth' {
  interface Session { user: SessionUser; expires: string }
}
