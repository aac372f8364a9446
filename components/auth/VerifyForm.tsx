import { CodeField, FormMessage, SubmitButton, TextField } from '@/components/ui/forms';
import { VERIFICATION_CODE_LENGTH } from '@/contracts/limits';
import { dispatch } from './authFlow';
import { resendReadyAt } from './codeResend';
import type { VerifyState } from './authState';
import { copy } from './copy';
import { Heading } from './Heading';
import { ResendButton } from './ResendButton';
import { useSchemas } from './schemas';
import { StepLink } from './StepLink';
import { useAuthForm } from './useAuthForm';

const words = copy.verify;

/** §2 "Verify". A 6-character code and a known email enable the button (§4). */
export function VerifyForm({ state }: { state: VerifyState }) {
  const form = useAuthForm({
    schema: ({ verifyEmailSchema }) => verifyEmailSchema,
    state,
    initialValues: { email: state.email, verificationCode: state.linkCode ?? '' },
    toSubmission: (values) => ({ step: 'verify-email', form: values }),
  });
  const email = form.values.email.trim();
  const code = form.values.verificationCode;
  const known = useSchemas()?.resendSchema.isValidSync({ email }) ?? false;
  const readyAt = resendReadyAt(state, email);
  const resend = () => {
    dispatch({ type: 'resend-pressed', email });
    if (state.linkCode) form.set('verificationCode', '');
    form.focus('verificationCode');
  };
  return (
    <form {...form.formProps}>
      <Heading>{words.title}</Heading>
      <p className="lead">
        {state.asksEmail ? words.leadUnknown : words[state.linkCode ? 'leadLink' : 'lead'](email)}
      </p>
      {state.asksEmail && (
        <TextField
          type="email"
          label={words.email}
          autoComplete="username"
          {...form.bind('email')}
        />
      )}
      {!state.linkCode && <CodeField label={words.code} {...form.bind('verificationCode')} />}
      <FormMessage
        text={form.message ?? (state.asksEmail ? undefined : form.messageFor('email'))}
      />
      <SubmitButton
        ready={known && (state.linkCode !== undefined || code.length === VERIFICATION_CODE_LENGTH)}
        busy={state.busy}
      >
        {words.submit}
      </SubmitButton>
      <p className="foot">
        <ResendButton key={readyAt} readyAt={readyAt} known={known} onPress={resend} />
        <StepLink to="login" email={email}>
          {words.back}
        </StepLink>
      </p>
    </form>
  );
}
