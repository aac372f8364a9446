import { useFormik } from 'formik';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import type { FieldElement } from '@/components/ui/forms';
import { impersonationSchema } from '@/contracts/accounts/impersonation';
import { toAccountFailure, type AccountFailure } from '@/lib/api/accounts';
import { impersonate } from '@/lib/api/impersonation';
import { focusField } from '@/lib/forms/focusField';
import { formErrors } from '@/lib/forms/formErrors';
import { closeTool, keepDraft, keptDraft } from './toolStore';
import { useReload } from './useReload';

const NAME = 'impersonatingUserId';

function useImpersonate() {
  const [failure, setFailure] = useState<AccountFailure>();
  const reload = useReload();
  const formik = useFormik({
    initialValues: { impersonatingUserId: keptDraft() },
    validate: (values) => formErrors(impersonationSchema, values),
    onSubmit: async (values) => {
      setFailure(undefined);
      try {
        await impersonate(impersonationSchema.cast(values).impersonatingUserId!);
      } catch (error) {
        setFailure(toAccountFailure(error));
        return;
      }
      keepDraft('');
      closeTool();
      await reload();
    },
  });
  return { formik, failure, setFailure };
}

export function useToolForm() {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const { formik, failure, setFailure } = useImpersonate();
  const typed = formik.values.impersonatingUserId;
  useEffect(() => keepDraft(typed), [typed]);
  const refused = failure?.fields.find(({ path }) => path === NAME)?.message;
  const error =
    refused ?? (formik.touched.impersonatingUserId ? formik.errors.impersonatingUserId : undefined);
  useEffect(() => {
    if (failure) focusField(form.current, () => true);
  }, [failure]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    if (Object.keys(formErrors(impersonationSchema, formik.values)).length > 0)
      focusField(form.current, () => true);
    await formik.submitForm();
    sending.current = false;
  };
  const { onBlur, onChange } = formik.getFieldProps(NAME);
  return {
    busy: formik.isSubmitting,
    /** Undefined when the error belongs to the field. */
    message: refused === undefined ? failure?.message : undefined,
    bind: {
      busy: formik.isSubmitting,
      error,
      field: {
        name: NAME,
        value: typed,
        onBlur,
        onChange: (event: ChangeEvent<FieldElement>) => {
          setFailure(undefined);
          onChange(event);
        },
      },
    },
    formProps: {
      ref: form,
      noValidate: true,
      'aria-busy': formik.isSubmitting,
      onSubmit: (event: FormEvent) => {
        void submit(event);
      },
    },
  };
}
