import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import * as yup from 'yup';
import { Button, Hidden } from '@/components/ui';
import { WATCHLIST_NAME_MAX } from '@/contracts/limits';
import { WATCHLIST_MESSAGES, watchlistName } from '@/contracts/watchlists/watchlistFields';
import { errorMessage } from '@/lib/errors/errorMessage';
import { formErrors } from '@/lib/forms/formErrors';
import { InlineForm, Plain } from './Controls.styles';
import { copy } from './copy';

const schema = yup.object({ name: watchlistName().required(WATCHLIST_MESSAGES.name) });

export interface NameFormProps {
  label: string;
  submit: string;
  name: string;
  /** @throws what keeps the form open, with what was typed */
  onSave: (name: string) => Promise<void>;
  /** In place of the error's own words. */
  explain?: (error: unknown) => string | undefined;
  onClose: () => void;
}

function useName({ name, onSave, explain }: NameFormProps) {
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string>();
  const sending = useRef(false);
  const save = async () => {
    const wrong = formErrors(schema, { name: text }).name;
    if (wrong) return setProblem(wrong);
    setProblem(undefined);
    try {
      await onSave(text.trim());
    } catch (error) {
      setProblem(explain?.(error) ?? errorMessage(error));
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    void save().finally(() => {
      sending.current = false;
    });
  };
  return { text, setText, problem, onSubmit };
}

/** Once, when it appears. */
function useFocus() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return field;
}

/** One field for the name of a list, by the contract's schema. */
export function NameForm(props: NameFormProps) {
  const { label, submit, onClose } = props;
  const id = useId();
  const field = useFocus();
  const { text, setText, problem, onSubmit } = useName(props);
  return (
    <InlineForm
      noValidate
      onSubmit={onSubmit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <label htmlFor={id}>
        <Hidden>{label}</Hidden>
      </label>
      <input
        id={id}
        ref={field}
        value={text}
        placeholder={label}
        maxLength={WATCHLIST_NAME_MAX}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-error`}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" data-kind="ink">
        {submit}
      </Button>
      <Plain type="button" onClick={onClose}>
        {copy.cancel}
      </Plain>
      {problem !== undefined && (
        <p id={`${id}-error`} className="error" role="alert">
          {problem}
        </p>
      )}
    </InlineForm>
  );
}
