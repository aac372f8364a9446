import type {
  LoginForm,
  ResetPasswordForm,
  SignUpForm,
  VerifyEmailForm,
} from '@/contracts/accounts/accounts';
import type { CodeLink } from '@/contracts/projects/codeLink';
import type { AccountFailure } from '@/lib/api/accounts';

/** §3 "Credentials", used to sign in after a code; `at`: when typed, ms. */
export interface Credentials {
  email: string;
  password: string;
  at: number;
}

/** `fields`: messages by the form's field names. */
export interface Refusal {
  message: string;
  fields: Readonly<Record<string, string>>;
}

export type AuthPlace = 'modal' | 'page';

interface Always {
  place: AuthPlace;
  /** Counts shown steps; an answer to an earlier one is ignored. */
  visit: number;
  /** When another code may be asked for, ms (codeResend.ts). Survives close, reopen and reload. */
  resendAt: Readonly<Record<string, number>>;
}

interface Hidden extends Always {
  step: 'hidden';
  email: string;
  outcome: 'none' | 'signing-in' | 'signed-in';
}

interface Form<Step extends string> extends Always {
  step: Step;
  email: string;
  busy: boolean;
  refusal: Refusal | null;
}

/** Kept in memory only. */
interface Holding {
  credentials: Credentials | null;
}

/** True for a visitor who comes with a code: no earlier step has asked for the email. */
interface AskingEmail {
  asksEmail: boolean;
  /** Brought by a mail's link, in place of typed digits. */
  linkCode?: string | undefined;
}

export interface VerifyState extends Form<'verify-email'>, Holding, AskingEmail {
  resending: boolean;
}
export type LoginState = Form<'login'> & Holding;
export type SignUpState = Form<'signup'> & Holding;
export type ForgotState = Form<'forgot-password'>;
export type ResetState = Form<'reset-forgotten-password'> & Holding & AskingEmail;

/** §2 "Authentication modal". */
export type AuthState = Hidden | LoginState | SignUpState | ForgotState | ResetState | VerifyState;
export type VisibleStep = Exclude<AuthState['step'], 'hidden'>;
export type OpenStep = VisibleStep;

export type Submission =
  | { step: 'login'; form: LoginForm }
  /** `key`: the same for a repetition of the same input. */
  | { step: 'signup'; form: SignUpForm; key: string }
  | { step: 'forgot-password'; form: { email: string } }
  | { step: 'reset-forgotten-password'; form: ResetPasswordForm }
  | { step: 'verify-email'; form: VerifyEmailForm };

export type AuthEvent =
  | { type: 'opened'; step: OpenStep; place: AuthPlace; link?: CodeLink | undefined }
  /** `email`: as typed, for the next page. */
  | { type: 'closed'; place: AuthPlace; email?: string }
  | { type: 'switched'; to: VisibleStep; email?: string }
  | { type: 'edited' }
  | { type: 'submitted'; submission: Submission }
  | { type: 'resend-pressed'; email: string }
  | { type: 'google-pressed'; callbackUrl: string }
  | { type: 'succeeded'; visit: number; resendInSeconds?: number }
  | { type: 'refused'; visit: number; refusal: Refusal; exception?: AccountFailure['exception'] }
  | { type: 'resent'; visit: number; email: string; resendInSeconds?: number }
  | {
      type: 'resend-refused';
      visit: number;
      email: string;
      refusal: Refusal;
      /** Of a limit. */
      resendInSeconds?: number;
    }
  /** On the way to the identity provider. */
  | { type: 'departed'; visit: number }
  /** Time has passed: drops expired credentials. */
  | { type: 'waited' };

export type EventOf<Type extends AuthEvent['type']> = Extract<AuthEvent, { type: Type }>;

/** Side effects; an answer is an event with the same visit. */
export type AuthEffect =
  | { type: 'submit'; visit: number; submission: Submission }
  | { type: 'resend'; visit: number; email: string }
  | { type: 'google'; visit: number; callbackUrl: string }
  | { type: 'notify'; text: string };

export interface Transition {
  state: AuthState;
  effects: AuthEffect[];
}

export const same = (state: AuthState): Transition => ({ state, effects: [] });

export const initialAuth: AuthState = {
  step: 'hidden',
  place: 'modal',
  visit: 0,
  resendAt: {},
  email: '',
  outcome: 'none',
};
