import { useFormik } from 'formik';
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import type { FieldElement } from '@/components/ui/forms';
import { ALERT_KINDS, type AlertKind } from '@/contracts/alerts/alerts';
import { webhookForm, type Webhook, type WebhookForm } from '@/contracts/webhooks/webhooks';
import { toFormFailure } from '@/lib/api/formFailure';
import { newerWebhook } from '@/lib/api/webhooks';
import { focusField } from '@/lib/forms/focusField';
import { formErrors } from '@/lib/forms/formErrors';
import { copy } from './copy';

/** As the controls have it: '' is all lists. */
export interface WebhookValues {
  name: string;
  url: string;
  list: string;
  kinds: AlertKind[];
}

const toValues = (webhook: Webhook | undefined): WebhookValues => ({
  name: webhook?.name ?? '',
  url: webhook?.url ?? '',
  list: webhook?.list ?? '',
  kinds: (webhook?.kinds as AlertKind[] | undefined) ?? [...ALERT_KINDS],
});

const toForm = ({ list, kinds, ...rest }: WebhookValues) => ({
  ...rest,
  list: list || null,
  kinds: ALERT_KINDS.filter((kind) => kinds.includes(kind)),
});

interface Refusal {
  message?: string;
  fields: Record<string, string>;
}
const ACCEPTED: Refusal = { fields: {} };

function toRefusal(error: unknown): Refusal {
  const { fields, message } = toFormFailure(error);
  return Object.keys(fields).length > 0 ? { fields } : { fields, message };
}

function useSaving(before: Webhook | undefined, save: (form: WebhookForm) => Promise<void>) {
  const [refusal, setRefusal] = useState(ACCEPTED);
  const formik = useFormik<WebhookValues>({
    initialValues: toValues(before),
    validate: (values) => formErrors(webhookForm, toForm(values)),
    onSubmit: async (values, { setValues }) => {
      setRefusal(ACCEPTED);
      try {
        await save(webhookForm.cast(toForm(values)));
      } catch (error) {
        const newer = newerWebhook(error);
        if (!newer) return setRefusal(toRefusal(error));
        await setValues(toValues(newer), false);
        setRefusal({ fields: {}, message: copy.form.conflict });
      }
    },
  });
  return { formik, refusal, forgetRefusal: () => setRefusal(ACCEPTED) };
}

/** Formik with the contract's schema; keeps what was typed. @param before undefined: a new one */
export function useWebhookForm(
  before: Webhook | undefined,
  save: (form: WebhookForm) => Promise<void>,
) {
  const { formik, refusal, forgetRefusal } = useSaving(before, save);
  const { values, errors, touched, isSubmitting: busy } = formik;
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const change = (changed: Partial<WebhookValues>) => {
    if (busy) return;
    forgetRefusal();
    void formik.setValues({ ...values, ...changed });
  };
  const errorOf = (name: keyof WebhookValues): string | undefined =>
    refusal.fields[name] ?? (touched[name] ? (errors[name] as string | undefined) : undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await formik.submitForm();
    sending.current = false;
    focusField(form.current, (control) => control.getAttribute('aria-invalid') === 'true');
  };
  return {
    busy,
    values,
    message: refusal.message,
    errorOf,
    bind: (name: 'name' | 'url' | 'list') => ({
      busy,
      error: errorOf(name),
      field: {
        name,
        value: values[name],
        onBlur: formik.handleBlur,
        onChange: (event: ChangeEvent<FieldElement>) => change({ [name]: event.target.value }),
      },
    }),
    setKind: (kind: AlertKind, on: boolean) =>
      change({
        kinds: on ? [...values.kinds, kind] : values.kinds.filter((other) => other !== kind),
      }),
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => void submit(event),
    },
  };
}
