import { useFormik } from 'formik';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import type { FieldElement } from '@/components/ui/forms';
import { changePasswordSchema, type ChangePasswordForm } from '@/contracts/accounts';
import { accountFailureOf, changePassword, type AccountFailure } from '@/lib/api/accounts';

const EMPTY: ChangePasswordForm = { oldPassword: '', newPassword: '' };

/** The values, what is wrong with them, and the call that changes the password. */
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
        setFailure(accountFailureOf(error));
        return;
      }
      resetForm();
      onDone();
    },
  });
  return { formik, failure, setFailure };
}

/**
 * The flow of the password's form: judged by the contract's schema, sent once, refused field by field or as a whole, emptied when it is
 * done. After each submit the focus goes to the first field that is wrong.
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
    /** Why it was refused as a whole; undefined when a field says it. */
    message: refusals.length > 0 ? undefined : failure?.message,
    /** What a field of ui/forms needs. */
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
