import { useFormik } from 'formik';
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import type { FieldElement } from '@/components/ui/forms';
import type { AlertKind, MailFrequency } from '@/contracts/alerts/alerts';
import { ssoSettingsForm } from '@/contracts/alerts/notificationForm';
import { newerNotifications, saveNotifications } from '@/lib/api/alerts';
import { toFormFailure } from '@/lib/api/formFailure';
import { focusField } from '@/lib/forms/focusField';
import { formErrors } from '@/lib/forms/formErrors';
import { copy } from './copy';
import {
  isOwn,
  toForm,
  toValues,
  withTyped,
  type NotificationValues,
  type OwnSettings,
} from './values';

interface Refusal {
  message?: string;
  points?: string;
}

function toRefusal(error: unknown): Refusal {
  const { fields, message } = toFormFailure(error);
  return fields.scorePoints === undefined ? { message } : { points: fields.scorePoints };
}

/** What the form shows changes of: the settings it began with, those of the last answer, or newer ones. */
function useSaving(settings: OwnSettings, onSaved: () => void) {
  const [base, setBase] = useState(settings);
  const [refusal, setRefusal] = useState<Refusal>({});
  const before = toValues(base);
  const formik = useFormik<NotificationValues>({
    initialValues: before,
    validate: (values) => formErrors(ssoSettingsForm, toForm(values, before)),
    onSubmit: async (values, { resetForm, setValues }) => {
      setRefusal({});
      try {
        const form = ssoSettingsForm.cast(toForm(values, before));
        const saved = await saveNotifications({ ...form, version: base.choices.version });
        if (!isOwn(saved)) return;
        setBase(saved);
        resetForm({ values: toValues(saved) });
        onSaved();
      } catch (error) {
        const newer = newerNotifications(error);
        if (!newer || !isOwn(newer)) return setRefusal(toRefusal(error));
        setBase(newer);
        await setValues(withTyped(toValues(newer), values, before), false);
        setRefusal({ message: copy.conflict });
      }
    },
  });
  return { base, formik, refusal, forgetRefusal: () => setRefusal({}) };
}

/** Sends one at a time, then focuses the first invalid field. */
function useSubmit(send: () => Promise<unknown>) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await send();
    sending.current = false;
    focusField(form.current, (control) => control.getAttribute('aria-invalid') === 'true');
  };
  return { ref: form, noValidate: true, onSubmit: (event: FormEvent) => void submit(event) };
}

/** Formik with the contract's schema. Keeps what was typed; a conflict brings the newer settings. */
export function useNotificationForm(settings: OwnSettings, onSaved: () => void) {
  const { base, formik, refusal, forgetRefusal } = useSaving(settings, onSaved);
  const { values, errors, touched, isSubmitting: busy } = formik;
  const change = (changed: Partial<NotificationValues>) => {
    if (busy) return;
    forgetRefusal();
    void formik.setValues({ ...values, ...changed });
  };
  const bind = (name: 'frequency' | 'scorePoints', error?: string) => ({
    busy,
    error,
    field: {
      name,
      value: values[name],
      onBlur: formik.handleBlur,
      onChange: (event: ChangeEvent<FieldElement>) => change({ [name]: event.target.value }),
    },
  });
  return {
    base,
    busy,
    values,
    message: refusal.message,
    frequency: bind('frequency'),
    points: bind(
      'scorePoints',
      refusal.points ?? (touched.scorePoints ? errors.scorePoints : undefined),
    ),
    setKind: (kind: AlertKind, on: boolean) =>
      change({
        kinds: on ? [...values.kinds, kind] : values.kinds.filter((other) => other !== kind),
      }),
    setMail: (id: string, mail: MailFrequency | '') =>
      change({ lists: values.lists.map((list) => (list.id === id ? { ...list, mail } : list)) }),
    formProps: useSubmit(formik.submitForm),
  };
}
