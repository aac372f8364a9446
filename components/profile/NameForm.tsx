import { useFormik } from 'formik';
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { FormMessage, SubmitButton, TextField, type FieldElement } from '@/components/ui/forms';
import { profileForm, type Profile } from '@/contracts/profiles/profiles';
import { toFormFailure } from '@/lib/api/formFailure';
import { saveDisplayName } from '@/lib/api/profiles';
import { focusField } from '@/lib/forms/focusField';
import { formErrors } from '@/lib/forms/formErrors';
import { notify } from '@/lib/notices/notices';
import { copy } from './copy';
import { Form } from './Profile.styles';

const words = copy.name;

interface NameFormProps {
  displayName: string | null;
  onSaved: (profile: Profile) => void;
}

function useNameForm({ displayName, onSaved }: NameFormProps) {
  const [refusal, setRefusal] = useState<{ message?: string; field?: string }>({});
  const formik = useFormik({
    initialValues: { displayName: displayName ?? '' },
    validate: (values) => formErrors(profileForm, values),
    onSubmit: async (values, { resetForm }) => {
      setRefusal({});
      try {
        const saved = await saveDisplayName(values.displayName);
        resetForm({ values: { displayName: saved.displayName ?? '' } });
        onSaved(saved);
        notify('success', saved.displayName === null ? words.removed : words.saved);
      } catch (error) {
        const { fields, message } = toFormFailure(error);
        setRefusal(fields.displayName ? { field: fields.displayName } : { message });
      }
    },
  });
  return { formik, refusal, forgetRefusal: () => setRefusal({}) };
}

export function NameForm(props: NameFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const { formik, refusal, forgetRefusal } = useNameForm(props);
  const { isSubmitting: busy, errors, touched, values } = formik;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await formik.submitForm();
    sending.current = false;
    focusField(form.current, (control) => control.getAttribute('aria-invalid') === 'true');
  };
  return (
    <Form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.label}
        hint={words.hint}
        autoComplete="nickname"
        words
        busy={busy}
        error={refusal.field ?? (touched.displayName ? errors.displayName : undefined)}
        field={{
          name: 'displayName',
          value: values.displayName,
          onBlur: formik.handleBlur,
          onChange: (event: ChangeEvent<FieldElement>) => {
            forgetRefusal();
            formik.handleChange(event);
          },
        }}
      />
      <FormMessage text={refusal.message} />
      <SubmitButton ready busy={busy}>
        {words.submit}
      </SubmitButton>
    </Form>
  );
}
