import { useFormik } from 'formik';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import type { FieldElement } from '@/components/ui/forms';
import { surveyForm, type SurveyAnswers } from '@/contracts/site/survey';
import { toFormFailure } from '@/lib/api/formFailure';
import { uploadSurvey } from '@/lib/api/survey';
import { focusField } from '@/lib/forms/focusField';
import { formErrors } from '@/lib/forms/formErrors';

/** As the controls have it: '' is no answer. */
export interface SurveyValues {
  purpose: string;
  clarity: string;
  comment: string;
}

interface Refusal {
  message?: string;
  fields: Record<string, string>;
}

const toValues = (answers: SurveyAnswers | null): SurveyValues => ({
  purpose: answers?.purpose ?? '',
  clarity: answers ? String(answers.clarity) : '',
  comment: answers?.comment ?? '',
});

/** The schema knows no '': nothing is chosen yet. */
const toForm = ({ purpose, clarity, comment }: SurveyValues) => ({
  purpose: purpose || undefined,
  clarity: clarity || undefined,
  comment,
});

function toRefusal(error: unknown, values: SurveyValues): Refusal {
  const { fields, message } = toFormFailure(error);
  const known = Object.entries(fields)
    .map(([path, words]) => [path.replace(/^survey\./, ''), words] as const)
    .filter(([name]) => name in values);
  return known.length > 0 ? { fields: Object.fromEntries(known) } : { message, fields: {} };
}

/** Sends one at a time, then focuses the first invalid field. */
function useSubmit(send: () => Promise<unknown>) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [submits, setSubmits] = useState(0);
  // Once the errors are shown.
  useEffect(() => {
    if (submits > 0)
      focusField(form.current, (control) => control.closest('[aria-invalid="true"]') !== null);
  }, [submits]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await send();
    sending.current = false;
    setSubmits((count) => count + 1);
  };
  return { ref: form, noValidate: true, onSubmit: (event: FormEvent) => void submit(event) };
}

/** Formik with the contract's schema. Keeps what was typed when it is refused. */
export function useSurveyForm(
  answers: SurveyAnswers | null,
  onSaved: (saved: SurveyAnswers) => void,
) {
  const [refusal, setRefusal] = useState<Refusal>({ fields: {} });
  const formik = useFormik<SurveyValues>({
    initialValues: toValues(answers),
    validate: (values) => formErrors(surveyForm, toForm(values)),
    onSubmit: async (values, { resetForm }) => {
      setRefusal({ fields: {} });
      try {
        const saved = await uploadSurvey(surveyForm.cast(toForm(values)));
        resetForm({ values: toValues(saved) });
        onSaved(saved);
      } catch (error) {
        setRefusal(toRefusal(error, values));
      }
    },
  });
  const { values, errors, touched, isSubmitting: busy } = formik;
  return {
    busy,
    message: refusal.message,
    bind: (name: keyof SurveyValues) => ({
      busy,
      error: refusal.fields[name] ?? (touched[name] ? errors[name] : undefined),
      field: {
        name,
        value: values[name],
        onBlur: formik.handleBlur,
        onChange: (event: ChangeEvent<FieldElement>) => {
          setRefusal({ fields: {} });
          formik.handleChange(event);
        },
      },
    }),
    formProps: useSubmit(formik.submitForm),
  };
}
