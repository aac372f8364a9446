import { createContext, useContext } from 'react';
import type { AuthPlace, OpenStep } from './authState';

/** Where the forms stand. */
export interface AuthSetting {
  place: AuthPlace;
  /** The page's own form; undefined in the modal. */
  page?: Extract<OpenStep, 'login' | 'signup'>;
  /** Of the heading that names the dialog. */
  headingId?: string;
  /** Where a sign-in leads: a path of this site. */
  callbackUrl: string;
}

export const AuthContext = createContext<AuthSetting>({ place: 'modal', callbackUrl: '/' });
export const useAuthSetting = (): AuthSetting => useContext(AuthContext);
