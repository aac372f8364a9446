import { useEffect } from 'react';
import { Button } from '@/components/ui';
import { FormMessage, PasswordField, SubmitButton, TextField } from '@/components/ui/forms';
import { useGoogleOffered } from '@/lib/resources/useGoogleOffered';
import { leaveDeleted } from '@/lib/session/leaveDeleted';
import { copy } from './copy';
import { useDeleteForm } from './useDeleteForm';

const words = copy.deletion;

interface DeleteFormProps {
  email: string;
  onCancel: () => void;
}

export function DeleteForm({ email, onCancel }: DeleteFormProps) {
  const hasGoogle = useGoogleOffered();
  const { bind, busy, message, formProps } = useDeleteForm(email, () => void leaveDeleted());
  const { ref } = formProps;
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  return (
    <form {...formProps} aria-label={words.title}>
      <TextField
        label={words.confirm}
        type="email"
        autoComplete="off"
        hint={email}
        required
        {...bind('confirm')}
      />
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        hint={hasGoogle ? words.google : undefined}
        {...bind('password')}
      />
      <FormMessage text={message} />
      <SubmitButton ready busy={busy}>
        {words.submit}
      </SubmitButton>
      <Button
        type="button"
        className="cancel"
        aria-disabled={busy}
        onClick={busy ? undefined : onCancel}
      >
        {words.cancel}
      </Button>
    </form>
  );
}
