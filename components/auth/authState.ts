import type {
  LoginForm,
  ResetPasswordForm,
  SignUpForm,
  VerifyEmailForm,
} from '@/contracts/accounts';
import type { AccountFailure } from '@/lib/api/accounts';

/** Specification §3 "Credentials", and when they were typed (ms): what signs in by itself after a code was entered. */
export interface Credentials {
  email: string;
  password: string;
  at: number;
}

/** Why the last submit was refused: words for the whole form, or for fields by the names that the API gives them. */
export interface Refusal {
  message: string;
  fields: Readonly<Record<string, string>>;
}

/** Where the forms stand: over a page, or as a page of their own. */
export type AuthPlace = 'modal' | 'page';

interface Always {
  place: AuthPlace;
  /** Counts the steps that were shown: an answer to a question of another one is ignored. */
  visit: number;
  /** When a code was last sent to an address (ms), by emailKeyOf. Survives close and reopen. */
  sentAt: Readonly<Record<string, number>>;
}

interface Hidden extends Always {
  step: 'hidden';
  /** What the next form begins with. */
  email: string;
  /** Signing in: with the credentials that were just proved. */
  outcome: 'none' | 'signing-in' | 'signed-in';
}

interface Form<Step extends string> extends Always {
  step: Step;
  email: string;
  busy: boolean;
  refusal: Refusal | null;
}

/** Forms whose credentials sign in afterwards. They are held here alone, in memory. */
interface Holding {
  credentials: Credentials | null;
}

export interface VerifyState extends Form<'verify-email'>, Holding {
  /** The address was not known when the step opened, so that the form asks for it. */
  asksEmail: boolean;
  resending: boolean;
}
export type LoginState = Form<'login'> & Holding;
export type SignUpState = Form<'signup'> & Holding;
export type ForgotState = Form<'forgot-password'>;
export type ResetState = Form<'reset-forgotten-password'> & Holding;

/** The states of the specification §2 "Authentication modal". */
export type AuthState = Hidden | LoginState | SignUpState | ForgotState | ResetState | VerifyState;
export type VisibleStep = Exclude<AuthState['step'], 'hidden'>;
/** Steps that others may open: a reset begins with forgot-password. */
export type OpenStep = Exclude<VisibleStep, 'reset-forgotten-password'>;

/** A form as it was sent. */
export type Submission =
  | { step: 'login'; form: LoginForm }
  | { step: 'signup'; form: SignUpForm }
  | { step: 'forgot-password'; form: { email: string } }
  | { step: 'reset-forgotten-password'; form: ResetPasswordForm }
  | { step: 'verify-email'; form: VerifyEmailForm };

export type AuthEvent =
  | { type: 'opened'; step: OpenStep; place: AuthPlace }
  /** `email`: what is typed, for the next page. */
  | { type: 'closed'; place: AuthPlace; email?: string }
  | { type: 'switched'; to: VisibleStep; email?: string }
  | { type: 'edited' }
  | { type: 'submitted'; submission: Submission }
  | { type: 'resend-pressed'; email: string }
  | { type: 'google-pressed'; callbackUrl: string }
  | { type: 'succeeded'; visit: number }
  | { type: 'refused'; visit: number; refusal: Refusal; exception?: AccountFailure['exception'] }
  | { type: 'resent'; visit: number; email: string }
  | { type: 'resend-refused'; visit: number; refusal: Refusal }
  /** The browser is on its way to the identity provider. */
  | { type: 'departed'; visit: number }
  /** Nothing happened but time. */
  | { type: 'waited' };

export type EventOf<Type extends AuthEvent['type']> = Extract<AuthEvent, { type: Type }>;

/** What is to be done besides showing the new state; each is answered by an event with the same visit. */
export type AuthEffect =
  | { type: 'submit'; visit: number; submission: Submission }
  | { type: 'resend'; visit: number; email: string }
  | { type: 'google'; visit: number; callbackUrl: string }
  | { type: 'notify'; text: string };

export interface Transition {
  state: AuthState;
  effects: AuthEffect[];
}

/** Nothing is to be done. */
export const same = (state: AuthState): Transition => ({ state, effects: [] });

export const initialAuth: AuthState = {
  step: 'hidden',
  place: 'modal',
  visit: 0,
  sentAt: {},
  email: '',
  outcome: 'none',
};
