import { FormMessage, PasswordField, SubmitButton, TextField } from '@/components/ui/forms';
import type { LoginState } from './authState';
import { copy } from './copy';
import { GoogleButton } from './GoogleButton';
import { Heading } from './Heading';
import { StepLink } from './StepLink';
import { useAuthForm } from './useAuthForm';

const words = copy.login;

/** §2 "Login". Valid fields enable the button (§4). */
export function LoginForm({ state }: { state: LoginState }) {
  const form = useAuthForm({
    schema: ({ loginSchema }) => loginSchema,
    state,
    initialValues: { email: state.email, password: '' },
    toSubmission: (values) => ({ step: 'login', form: values }),
  });
  const { email } = form.values;
  return (
    <form {...form.formProps}>
      <Heading>{words.title}</Heading>
      <p className="lead">
        {words.lead}{' '}
        <StepLink to="signup" email={email}>
          {words.other}
        </StepLink>
      </p>
      <TextField type="email" label={words.email} autoComplete="username" {...form.bind('email')} />
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        {...form.bind('password')}
      />
      <p className="aside">
        <StepLink to="verify-email" email={email}>
          {words.code}
        </StepLink>
        <StepLink to="forgot-password" email={email}>
          {words.forgot}
        </StepLink>
      </p>
      <FormMessage text={form.message} />
      <SubmitButton ready={form.valid} busy={state.busy}>
        {words.submit}
      </SubmitButton>
      <GoogleButton or={words.or} busy={state.busy} />
    </form>
  );
}
