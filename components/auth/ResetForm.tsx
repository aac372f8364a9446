import { CodeField, FormMessage, PasswordField, SubmitButton } from '@/components/ui/forms';
import { resetPasswordSchema } from '@/contracts/accounts';
import type { ResetState } from './authState';
import { copy } from './copy';
import { Heading } from './Heading';
import { StepLink } from './StepLink';
import { useAuthForm } from './useAuthForm';

const words = copy.reset;

/** §2 "Reset". The hidden email is for password managers. */
export function ResetForm({ state }: { state: ResetState }) {
  const form = useAuthForm({
    schema: resetPasswordSchema,
    state,
    initialValues: { email: state.email, code: '', newPassword: '' },
    toSubmission: (values) => ({ step: 'reset-forgotten-password', form: values }),
  });
  return (
    <form {...form.formProps}>
      <Heading>{words.title}</Heading>
      <p className="lead">{words.lead(state.email)}</p>
      <input
        hidden
        readOnly
        type="text"
        name="username"
        autoComplete="username"
        value={state.email}
      />
      <CodeField label={words.code} {...form.bind('code')} />
      <PasswordField
        label={words.password}
        autoComplete="new-password"
        hint={copy.signup.hint}
        {...form.bind('newPassword')}
      />
      <FormMessage text={form.message ?? form.messageFor('email')} />
      <SubmitButton ready busy={state.busy}>
        {words.submit}
      </SubmitButton>
      <p className="foot">
        <StepLink to="forgot-password" email={state.email}>
          {words.again}
        </StepLink>
        <StepLink to="login" email={state.email}>
          {words.back}
        </StepLink>
      </p>
    </form>
  );
}
