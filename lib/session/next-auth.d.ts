import 'next-auth';
import type { FlagValues } from '@/contracts/flags';
import type { SessionUser } from './sessionStore';

declare module 'next-auth' {
  interface Session {
    user: SessionUser;
    expires: string;
    flags?: FlagValues;
    country?: string;
  }
}
