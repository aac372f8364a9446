import type { ChangeEvent, FocusEvent, ReactNode } from 'react';

/** What a field of a form is typed into or chosen from. */
export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What Formik's getFieldProps gives. */
export interface FieldBinding {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<FieldElement>) => void;
  onBlur: (event: FocusEvent<FieldElement>) => void;
}

export interface FieldProps {
  label: string;
  field: FieldBinding;
  /** What is wrong with the value; undefined while nothing is, or nobody shall be told yet. */
  error?: string;
  hint?: ReactNode;
  /** What was sent is being looked at: the value stays as it is. */
  busy: boolean;
  autoComplete: string;
  /** It is looked for before the form is sent. */
  required?: boolean;
}

/** Attributes that every text control of a form shares; `id` is that of its control. */
export function controlProps(
  { field, error, hint, busy, autoComplete, required }: FieldProps,
  id: string,
) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    ...field,
    id,
    autoComplete,
    readOnly: busy,
    spellCheck: false,
    autoCapitalize: 'none',
    autoCorrect: 'off',
    status: error ? ('error' as const) : undefined,
    'aria-invalid': Boolean(error),
    'aria-required': required,
    'aria-describedby': described || undefined,
  };
}
