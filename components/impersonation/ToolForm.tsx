import { FormMessage, SubmitButton, TextField } from '@/components/ui/forms';
import { copy } from './copy';
import { useToolForm } from './useToolForm';

export function ToolForm() {
  const { bind, busy, message, formProps } = useToolForm();
  return (
    <form {...formProps}>
      <TextField label={copy.userId} hint={copy.hint} autoComplete="off" required {...bind} />
      <FormMessage text={message} />
      <SubmitButton ready busy={busy}>
        {copy.submit}
      </SubmitButton>
    </form>
  );
}
