import { CodeField, FormMessage, SubmitButton, TextField } from '@/components/ui/forms';
import type { VerificationForm } from '@/contracts/accounts/accounts';
import { VERIFICATION_CODE_LENGTH } from '@/contracts/limits';
import { dispatch } from './authFlow';
import { resendReadyAt } from './codeResend';
import type { Submission, VerifyState } from './authState';
import { copy } from './copy';
import { Heading } from './Heading';
import { ResendButton } from './ResendButton';
import { useSchemas } from './schemas';
import { StepLink } from './StepLink';
import { useAuthForm } from './useAuthForm';

const words = copy.verify;

const toSubmission = (form: VerificationForm): Submission => ({
  step: 'verify-email',
  form: { email: form.formEmail, verificationCode: form.formVerificationCode },
});

/** §2 "Verify", with the fields of §3. A 6-character code and a known email enable the button (§4). */
export function VerifyForm({ state }: { state: VerifyState }) {
  const form = useAuthForm({
    schema: ({ verificationFormSchema }) => verificationFormSchema,
    state,
    initialValues: { formEmail: state.email, formVerificationCode: state.linkCode ?? '' },
    toSubmission,
  });
  const email = form.values.formEmail.trim();
  const code = form.values.formVerificationCode;
  const known = useSchemas()?.resendSchema.isValidSync({ email }) ?? false;
  const readyAt = resendReadyAt(state, email);
  const resend = () => {
    dispatch({ type: 'resend-pressed', email });
    if (state.linkCode) form.set('formVerificationCode', '');
    form.focus('formVerificationCode');
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
          {...form.bind('formEmail')}
        />
      )}
      {!state.linkCode && <CodeField label={words.code} {...form.bind('formVerificationCode')} />}
      <FormMessage
        text={form.message ?? (state.asksEmail ? undefined : form.messageFor('formEmail'))}
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
