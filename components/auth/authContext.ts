import { createContext, useContext } from 'react';
import type { AuthPlace, OpenStep } from './authState';

export interface AuthSetting {
  place: AuthPlace;
  /** undefined in the modal. */
  page?: Extract<OpenStep, 'login' | 'signup'>;
  headingId?: string;
  /** A path of this site. */
  callbackUrl: string;
}

export const AuthContext = createContext<AuthSetting>({ place: 'modal', callbackUrl: '/' });
export const useAuthSetting = (): AuthSetting => useContext(AuthContext);
