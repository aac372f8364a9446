import { useFormik, type FormikValues } from 'formik';
import { useEffect, useRef, type ChangeEvent, type FormEvent } from 'react';
import type * as yup from 'yup';
import type { FieldBinding, FieldElement } from '@/components/ui/forms';
import { focusField, focusFirstEmpty } from '@/lib/forms/focusField';
import { formErrors } from '@/lib/forms/formErrors';
import { useIdle } from '@/lib/hooks/useIdle';
import { dispatch } from './authFlow';
import type { Refusal, Submission } from './authState';
import { currentSchemas, loadSchemas, useSchemas, type Schemas } from './schemas';

type Pick<Values extends FormikValues> = (schemas: Schemas) => yup.ObjectSchema<Values>;

interface Options<Values extends FormikValues> {
  /** The API validates with the same schema. */
  schema: Pick<Values>;
  initialValues: Values;
  state: { busy: boolean; refusal: Refusal | null };
  toSubmission: (form: Values) => Submission;
}

function useFormFocus(refusal: Refusal | null) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirstEmpty(form.current), []);
  useEffect(() => {
    const fields = refusal?.fields ?? {};
    if (Object.keys(fields).length > 0)
      focusField(form.current, (control) => control.name in fields);
  }, [refusal]);
  return form;
}

function watchField(props: FieldBinding, onEdit: () => void): FieldBinding {
  const { name, value, onBlur, onChange } = props;
  return {
    name,
    value,
    onBlur,
    onChange: (event: ChangeEvent<FieldElement>) => {
      onEdit();
      onChange(event);
    },
  };
}

/** Includes refusals for a field that this form does not show. */
const refusedAsWhole = (refusal: Refusal | null, values: object): string | undefined =>
  refusal && !Object.keys(refusal.fields).some((name) => name in values)
    ? refusal.message
    : undefined;

const loadAhead = () => void loadSchemas();

/** Loads the schemas when the page is idle, at the latest with the first edit. */
function useValidation<Values extends FormikValues>(pick: Pick<Values>) {
  const schemas = useSchemas();
  useIdle(loadAhead);
  const errorsBy = (loaded: Schemas | undefined, values: Values) =>
    loaded ? formErrors(pick(loaded), values) : undefined;
  return {
    /** undefined before the schemas are there. */
    findErrors: (values: Values) => errorsBy(schemas, values),
    validate: (values: Values) =>
      errorsBy(schemas, values) ?? loadSchemas().then((loaded) => errorsBy(loaded, values) ?? {}),
    cast(values: Values): Values {
      const loaded = currentSchemas();
      return loaded ? (pick(loaded).cast(values) as Values) : values;
    },
  };
}

/**
 * Formik with the contract's schema, the last refusal, and focus on the first empty or wrong field.
 */
export function useAuthForm<Values extends FormikValues>({
  schema,
  initialValues,
  state,
  toSubmission,
}: Options<Values>) {
  const { busy, refusal } = state;
  const { findErrors, validate, cast } = useValidation(schema);
  const formik = useFormik<Values>({
    initialValues,
    validate,
    onSubmit: (values) => dispatch({ type: 'submitted', submission: toSubmission(cast(values)) }),
  });
  const form = useFormFocus(refusal);
  const wrong = findErrors(formik.values);
  const edited = () => {
    if (refusal) dispatch({ type: 'edited' });
  };
  const messageFor = (name: keyof Values & string) =>
    refusal?.fields[name] ??
    (formik.touched[name] ? (formik.errors[name] as string | undefined) : undefined);
  return {
    values: formik.values,
    valid: wrong !== undefined && Object.keys(wrong).length === 0,
    /** Props for a field of ui/forms. */
    bind: (name: keyof Values & string) => ({
      busy,
      error: messageFor(name),
      field: watchField(formik.getFieldProps(name) as FieldBinding, edited),
    }),
    set: (name: keyof Values & string, value: unknown) => {
      edited();
      void formik.setFieldValue(name, value);
    },
    messageFor,
    focus: (name: keyof Values & string) =>
      focusField(form.current, (control) => control.name === name),
    message: refusedAsWhole(refusal, initialValues),
    formProps: {
      ref: form,
      noValidate: true,
      'aria-busy': busy,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        focusField(form.current, (control) => control.name in (wrong ?? {}));
        formik.handleSubmit(event);
      },
    },
  };
}
