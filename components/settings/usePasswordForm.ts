import { useFormik } from 'formik';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import type { FieldElement } from '@/components/ui/forms';
import { changePasswordSchema, type ChangePasswordForm } from '@/contracts/accounts/accounts';
import { toAccountFailure, changePassword, type AccountFailure } from '@/lib/api/accounts';

const EMPTY: ChangePasswordForm = { oldPassword: '', newPassword: '' };

function useChange(onDone: () => void) {
  const [failure, setFailure] = useState<AccountFailure>();
  const formik = useFormik({
    initialValues: EMPTY,
    validationSchema: changePasswordSchema,
    onSubmit: async (values, { resetForm }) => {
      setFailure(undefined);
      try {
        await changePassword(values);
      } catch (error) {
        setFailure(toAccountFailure(error));
        return;
      }
      resetForm();
      onDone();
    },
  });
  return { formik, failure, setFailure };
}

/**
 * Validates by the contract's schema and empties the form when done. Each submit focuses the first
 * invalid field.
 */
export function usePasswordForm(onDone: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const { formik, failure, setFailure } = useChange(onDone);
  const [submits, setSubmits] = useState(0);
  useEffect(() => {
    if (submits > 0)
      form.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();
  }, [submits]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await formik.submitForm();
    sending.current = false;
    setSubmits((count) => count + 1);
  };
  const refusals = failure?.fields.filter(({ path }) => path in EMPTY) ?? [];
  return {
    busy: formik.isSubmitting,
    /** Undefined when the errors belong to fields. */
    message: refusals.length > 0 ? undefined : failure?.message,
    bind: (name: keyof ChangePasswordForm) => {
      const { onChange, onBlur } = formik.getFieldProps(name);
      return {
        busy: formik.isSubmitting,
        error:
          refusals.find(({ path }) => path === name)?.message ??
          (formik.touched[name] ? formik.errors[name] : undefined),
        field: {
          name,
          value: formik.values[name],
          onBlur,
          onChange: (event: ChangeEvent<FieldElement>) => {
            setFailure(undefined);
            onChange(event);
          },
        },
      };
    },
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        void submit(event);
      },
    },
  };
}
