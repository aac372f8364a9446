import {
  CodeField,
  FormMessage,
  PasswordField,
  SubmitButton,
  TextField,
} from '@/components/ui/forms';
import type { ResetState } from './authState';
import { copy } from './copy';
import { Heading } from './Heading';
import { StepLink } from './StepLink';
import { useAuthForm } from './useAuthForm';

const words = copy.reset;

/** For password managers. */
function UserName({ email }: { email: string }) {
  return (
    <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
  );
}

/** §2 "Reset", with an email field for a visitor who comes with a code. */
export function ResetForm({ state }: { state: ResetState }) {
  const form = useAuthForm({
    schema: ({ resetPasswordSchema }) => resetPasswordSchema,
    state,
    initialValues: { email: state.email, code: state.linkCode ?? '', newPassword: '' },
    toSubmission: (values) => ({ step: 'reset-forgotten-password', form: values }),
  });
  return (
    <form {...form.formProps}>
      <Heading>{words.title}</Heading>
      <p className="lead">
        {state.asksEmail
          ? words.leadUnknown
          : words[state.linkCode ? 'leadLink' : 'lead'](state.email)}
      </p>
      {state.asksEmail ? (
        <TextField
          type="email"
          label={words.email}
          autoComplete="username"
          {...form.bind('email')}
        />
      ) : (
        <UserName email={state.email} />
      )}
      {!state.linkCode && <CodeField label={words.code} {...form.bind('code')} />}
      <PasswordField
        label={words.password}
        autoComplete="new-password"
        hint={copy.signup.hint}
        {...form.bind('newPassword')}
      />
      <FormMessage
        text={form.message ?? (state.asksEmail ? undefined : form.messageFor('email'))}
      />
      <SubmitButton ready busy={state.busy}>
        {words.submit}
      </SubmitButton>
      <p className="foot">
        <StepLink to="forgot-password" email={form.values.email}>
          {words.again}
        </StepLink>
        <StepLink to="login" email={form.values.email}>
          {words.back}
        </StepLink>
      </p>
    </form>
  );
}
