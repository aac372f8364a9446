import { FormMessage, SubmitButton, TextField } from '@/components/ui/forms';
import type { ForgotState } from './authState';
import { copy } from './copy';
import { Heading } from './Heading';
import { StepLink } from './StepLink';
import { useAuthForm } from './useAuthForm';

const words = copy.forgot;

/** §2 "Forgot-password". Any input enables the button (§4); submitting validates it. */
export function ForgotForm({ state }: { state: ForgotState }) {
  const form = useAuthForm({
    schema: ({ forgotPasswordSchema }) => forgotPasswordSchema,
    state,
    initialValues: { email: state.email },
    toSubmission: (values) => ({ step: 'forgot-password', form: values }),
  });
  const { email } = form.values;
  return (
    <form {...form.formProps}>
      <Heading>{words.title}</Heading>
      <p className="lead">{words.lead}</p>
      <TextField type="email" label={words.email} autoComplete="username" {...form.bind('email')} />
      <FormMessage text={form.message} />
      <SubmitButton ready={email.trim() !== ''} busy={state.busy}>
        {words.submit}
      </SubmitButton>
      <p className="foot">
        <StepLink to="reset-forgotten-password" email={email}>
          {words.code}
        </StepLink>
        <StepLink to="login" email={email}>
          {words.back}
        </StepLink>
      </p>
    </form>
  );
}
