import {
  CheckField,
  FormMessage,
  PasswordField,
  SubmitButton,
  TextField,
} from '@/components/ui/forms';
import { signUpSchema } from '@/contracts/accounts';
import { routes } from '@/lib/routes';
import type { SignUpState } from './authState';
import { copy } from './copy';
import { GoogleButton } from './GoogleButton';
import { Heading } from './Heading';
import { StepLink } from './StepLink';
import { TermsLink } from './TermsLink';
import { useAuthForm } from './useAuthForm';

const words = copy.signup;

/** §2 "Sign-up". Valid fields and the terms box enable the button (§4). */
export function SignUpForm({ state }: { state: SignUpState }) {
  const form = useAuthForm({
    schema: signUpSchema,
    state,
    initialValues: { email: state.email, password: '', terms: false as boolean },
    toSubmission: (values) => ({ step: 'signup', form: values }),
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
