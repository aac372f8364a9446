import {
  CheckField,
  FormMessage,
  PasswordField,
  SubmitButton,
  TextField,
} from '@/components/ui/forms';
import { useRef } from 'react';
import type { SignUpForm as SignUp } from '@/contracts/accounts/accounts';
import { newId } from '@/lib/newId';
import { routes } from '@/lib/routes';
import type { SignUpState } from './authState';
import { copy } from './copy';
import { GoogleButton } from './GoogleButton';
import { Heading } from './Heading';
import { StepLink } from './StepLink';
import { TermsLink } from './TermsLink';
import { useAuthForm } from './useAuthForm';

const words = copy.signup;

/** One key as long as the input stays: the server repeats its answer if the first was lost. */
function useKey(): (form: SignUp) => string {
  const last = useRef<{ form: SignUp; key: string }>(undefined);
  return (form) => {
    const { email, password } = last.current?.form ?? {};
    if (!last.current || email !== form.email || password !== form.password)
      last.current = { form, key: newId() };
    return last.current.key;
  };
}

/** §2 "Sign-up". Valid fields and the terms box enable the button (§4). */
export function SignUpForm({ state }: { state: SignUpState }) {
  const keyOf = useKey();
  const form = useAuthForm({
    schema: ({ signUpSchema }) => signUpSchema,
    state,
    initialValues: { email: state.email, password: '', terms: false as boolean },
    toSubmission: (values) => ({ step: 'signup', form: values, key: keyOf(values) }),
  });
  const { email, terms } = form.values;
  return (
    <form {...form.formProps}>
      <Heading>{words.title}</Heading>
      <p className="lead">
        {words.lead}{' '}
        <StepLink to="login" email={email}>
          {words.other}
        </StepLink>
        <span aria-hidden="true"> · </span>
        <StepLink to="verify-email" email={email}>
          {words.code}
        </StepLink>
      </p>
      <TextField type="email" label={words.email} autoComplete="username" {...form.bind('email')} />
      <PasswordField
        label={words.password}
        autoComplete="new-password"
        hint={words.hint}
        {...form.bind('password')}
      />
      <div className="agree">
        <CheckField
          name="terms"
          checked={terms}
          busy={state.busy}
          error={form.messageFor('terms')}
          onChange={(ticked) => form.set('terms', ticked)}
        >
          {words.agree} <TermsLink href={routes.terms}>{words.terms}</TermsLink> {words.and}{' '}
          <TermsLink href={routes.privacy}>{words.privacy}</TermsLink>
        </CheckField>
      </div>
      <FormMessage text={form.message} />
      <SubmitButton ready={form.valid} busy={state.busy}>
        {words.submit}
      </SubmitButton>
      <GoogleButton or={words.or} busy={state.busy} />
    </form>
  );
}
