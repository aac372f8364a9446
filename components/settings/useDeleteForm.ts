import { useFormik } from 'formik';
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import type { FieldElement } from '@/components/ui/forms';
import { deleteAccountSchema, DELETE_MESSAGES } from '@/contracts/accounts/accountData';
import { toEmailKey } from '@/contracts/accounts/emailKey';
import { toAccountFailure, type AccountFailure } from '@/lib/api/accounts';
import { deleteAccount } from '@/lib/api/profiles';
import { focusField } from '@/lib/forms/focusField';
import { formErrors } from '@/lib/forms/formErrors';

const EMPTY = { confirm: '', password: '' };
type Values = typeof EMPTY;

function findErrors(values: Values, email: string): Partial<Values> {
  const errors = formErrors(deleteAccountSchema, values);
  const isTyped = toEmailKey(values.confirm) === toEmailKey(email);
  return isTyped || errors.confirm ? errors : { ...errors, confirm: DELETE_MESSAGES.confirm };
}

/** The address has to be typed; each submit focuses the first field that is wrong. */
export function useDeleteForm(email: string, onDeleted: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [failure, setFailure] = useState<AccountFailure>();
  const formik = useFormik({
    initialValues: EMPTY,
    validate: (values) => findErrors(values, email),
    onSubmit: async (values) => {
      setFailure(undefined);
      try {
        await deleteAccount(deleteAccountSchema.cast(values));
        onDeleted();
      } catch (error) {
        setFailure(toAccountFailure(error));
      }
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await formik.submitForm();
    sending.current = false;
    focusField(form.current, (control) => control.getAttribute('aria-invalid') === 'true');
  };
  const refusals = failure?.fields.filter(({ path }) => path in EMPTY) ?? [];
  return {
    busy: formik.isSubmitting,
    /** Undefined when the errors belong to fields. */
    message: refusals.length > 0 ? undefined : failure?.message,
    bind: (name: keyof Values) => ({
      busy: formik.isSubmitting,
      error:
        refusals.find(({ path }) => path === name)?.message ??
        (formik.touched[name] ? formik.errors[name] : undefined),
      field: {
        name,
        value: formik.values[name],
        onBlur: formik.handleBlur,
        onChange: (event: ChangeEvent<FieldElement>) => {
          setFailure(undefined);
          formik.handleChange(event);
        },
      },
    }),
    formProps: { ref: form, noValidate: true, onSubmit: (event: FormEvent) => void submit(event) },
  };
}
