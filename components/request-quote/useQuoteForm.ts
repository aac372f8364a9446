import { useFormik } from 'formik';
import { useEffect, useRef, type ChangeEvent, type FormEvent } from 'react';
import type { FieldBinding, FieldElement } from '@/components/ui/forms';
import { QUOTE_SERVICES, quoteFormSchema } from '@/contracts/site/quote';
import { focusField } from '@/lib/forms/focusField';
import { formErrors } from '@/lib/forms/formErrors';
import {
  forgetRefusal,
  keepDraft,
  quoteState,
  submitQuote,
  useQuoteState,
  type QuoteValues,
} from './quoteFlow';

/** The kept draft, with the service of the pressed button. */
const beginWith = (service: string | undefined): QuoteValues => {
  const { draft } = quoteState();
  const isKnown = (QUOTE_SERVICES as readonly (string | undefined)[]).includes(service);
  return isKnown ? { ...draft, service: service! } : draft;
};

/** Formik with the contract's schema, on the kept draft. Focuses the first invalid field. */
export function useQuoteForm(service: string | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const { busy, refusal } = useQuoteState();
  const formik = useFormik<QuoteValues>({
    initialValues: beginWith(service),
    validate: (values) => formErrors(quoteFormSchema, values),
    onSubmit: (values) => submitQuote({ ...quoteFormSchema.cast(values), subject: values.subject }),
  });
  const { values } = formik;
  useEffect(() => keepDraft(values), [values]);
  useEffect(() => {
    if (refusal) focusField(form.current, (control) => control.name in refusal.fields);
  }, [refusal]);
  const field = (name: keyof QuoteValues) => {
    const { onBlur, onChange, value } = formik.getFieldProps(name) as FieldBinding;
    return {
      name,
      value,
      onBlur,
      onChange: (event: ChangeEvent<FieldElement>) => {
        forgetRefusal();
        onChange(event);
      },
    };
  };
  const fieldError = (name: keyof QuoteValues) =>
    refusal?.fields[name] ?? (formik.touched[name] ? formik.errors[name] : undefined);
  return {
    busy,
    message: refusal?.message,
    field,
    bind: (name: keyof QuoteValues) => ({ busy, error: fieldError(name), field: field(name) }),
    formProps: {
      ref: form,
      noValidate: true,
      'aria-busy': busy,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const wrong = formErrors(quoteFormSchema, values);
        focusField(form.current, (control) => control.name in wrong);
        formik.handleSubmit(event);
      },
    },
  };
}
