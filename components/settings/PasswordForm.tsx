import { FormMessage, PasswordField, SubmitButton } from '@/components/ui/forms';
import { FIELD_MESSAGES } from '@/contracts/forms/fieldMessages';
import { notify } from '@/lib/notices/notices';
import { copy } from './copy';
import { usePasswordForm } from './usePasswordForm';

const words = copy.password;

interface PasswordFormProps {
  email: string;
  onChanged: () => void;
}

export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const { bind, busy, message, formProps } = usePasswordForm(() => {
    notify('success', words.done);
    onChanged();
  });
  return (
    <form {...formProps} aria-label={words.title}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={words.current}
        autoComplete="current-password"
        {...bind('oldPassword')}
      />
      <PasswordField
        label={words.next}
        autoComplete="new-password"
        hint={FIELD_MESSAGES.passwordHint}
        {...bind('newPassword')}
      />
      <FormMessage text={message} />
      <SubmitButton ready busy={busy}>
        {words.submit}
      </SubmitButton>
    </form>
  );
}
