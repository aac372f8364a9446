import { Sheet, Split } from './Auth.styles';
import type { AuthState } from './authState';
import { ForgotForm } from './ForgotForm';
import { LoginForm } from './LoginForm';
import { NightPanel } from './NightPanel';
import { ResetForm } from './ResetForm';
import { SignUpForm } from './SignUpForm';
import { VerifyForm } from './VerifyForm';

type Shown = Exclude<AuthState, { step: 'hidden' }>;

function renderForm(state: Shown) {
  switch (state.step) {
    case 'login':
      return <LoginForm state={state} />;
    case 'signup':
      return <SignUpForm state={state} />;
    case 'forgot-password':
      return <ForgotForm state={state} />;
    case 'reset-forgotten-password':
      return <ResetForm state={state} />;
    case 'verify-email':
      return <VerifyForm state={state} />;
  }
}

/** Keyed by visit: each step starts with a fresh form. */
export function AuthPanel({ state }: { state: Shown }) {
  return (
    <Split>
      <NightPanel />
      <Sheet key={state.visit}>{renderForm(state)}</Sheet>
    </Split>
  );
}
