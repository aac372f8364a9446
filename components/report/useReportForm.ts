import { useFormik } from 'formik';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import type { FieldBinding, FieldElement } from '@/components/ui/forms';
import { reportFormSchema, type ReportPrefill } from '@/contracts/reports/reports';
import { findProjectName } from '@/lib/api/projects';
import { sendReport } from '@/lib/api/reports';
import { focusField } from '@/lib/forms/focusField';
import { rareRoutes } from '@/lib/rareRoutes';
import { findErrors, toRefusal, type Refusal } from './refusal';
import {
  beginWith,
  dropDraft,
  keepValues,
  resendKey,
  type ReportField,
  type ReportValues,
} from './reportValues';

/** The address gives a listed project's id only; a name of its own could be another's. */
function useProjectName(project: string | undefined, named: (name: string | undefined) => void) {
  const latest = useRef(named);
  useEffect(() => {
    latest.current = named;
  });
  useEffect(() => {
    if (project === undefined) return undefined;
    let current = true;
    findProjectName(project).then(
      (name) => {
        if (current) latest.current(name);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [project]);
}

/** Sends one at a time. @returns the refusal of the last attempt */
function useSending(from: string) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const sending = useRef(false);
  async function send(values: ReportValues): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      const { subject } = values;
      const id = resendKey(values, from);
      const { reference } = await sendReport({ ...reportFormSchema.cast(values), id, subject });
      dropDraft();
      await router.push(rareRoutes.reportState(reference));
    } catch (error) {
      sending.current = false;
      setBusy(false);
      setRefusal(toRefusal(error, values));
    }
  }
  return { busy, refusal, send, forgetRefusal: () => setRefusal(null) };
}

function useValues(
  prefill: ReportPrefill,
  from: string,
  send: (values: ReportValues) => Promise<void>,
) {
  const [initialValues] = useState(() => beginWith(prefill, from));
  const formik = useFormik<ReportValues>({ initialValues, validate: findErrors, onSubmit: send });
  const { values, dirty, setValues } = formik;
  useEffect(() => {
    if (dirty) keepValues(values, from);
  }, [values, dirty, from]);
  const unnamed = values.project !== '' && values.projectName === values.project;
  useProjectName(unnamed ? values.project : undefined, (name) => {
    const project = name === undefined ? '' : values.project;
    void setValues({ ...values, project, projectName: name ?? '' });
  });
  return formik;
}

/**
 * Formik with the contract's schema. What is typed survives a reload of the tab. Focuses the first
 * invalid field.
 */
export function useReportForm(prefill: ReportPrefill) {
  const form = useRef<HTMLFormElement>(null);
  const from = Object.keys(prefill).length === 0 ? '' : JSON.stringify(prefill);
  const { busy, refusal, send, forgetRefusal } = useSending(from);
  const { values, setValues, touched, errors, handleBlur, handleSubmit } = useValues(
    prefill,
    from,
    send,
  );
  useEffect(() => {
    if (refusal) focusField(form.current, (control) => control.name in refusal.fields);
  }, [refusal]);
  const change = (changed: Partial<ReportValues>) => {
    if (busy) return;
    forgetRefusal();
    void setValues({ ...values, ...changed });
  };
  const field = (name: ReportField): FieldBinding => ({
    name,
    value: values[name],
    onBlur: handleBlur,
    onChange: (event: ChangeEvent<FieldElement>) => change({ [name]: event.target.value }),
  });
  const fieldError = (name: ReportField) =>
    refusal?.fields[name] ?? (touched[name] ? errors[name] : undefined);
  return {
    busy,
    values,
    change,
    message: refusal?.message,
    field,
    bind: (name: ReportField) => ({ busy, error: fieldError(name), field: field(name) }),
    formProps: {
      ref: form,
      noValidate: true,
      'aria-busy': busy,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const wrong = findErrors(values);
        focusField(form.current, (control) => control.name in wrong);
        handleSubmit(event);
      },
    },
  };
}

export type ReportFlow = ReturnType<typeof useReportForm>;
