import type { ChangeEvent, FocusEvent, ReactNode } from 'react';

export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface FieldBinding {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<FieldElement>) => void;
  onBlur: (event: FocusEvent<FieldElement>) => void;
}

export interface FieldProps {
  label: string;
  field: FieldBinding;
  /** Undefined while valid, or too early to show. */
  error?: string;
  hint?: ReactNode;
  /** The form is being sent: the value is read-only. */
  busy: boolean;
  autoComplete: string;
  required?: boolean;
}

/** Attributes that all controls share; `id` is the control's. */
export function controlProps(
  { field, error, hint, autoComplete, required }: Omit<FieldProps, 'label' | 'busy'>,
  id: string,
) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    ...field,
    id,
    autoComplete,
    'aria-invalid': Boolean(error),
    'aria-required': required,
    'aria-describedby': described || undefined,
  };
}

/** For controls that are typed into. */
export function textProps(props: Omit<FieldProps, 'label'>, id: string) {
  return {
    ...controlProps(props, id),
    readOnly: props.busy,
    spellCheck: false,
    autoCapitalize: 'none',
    autoCorrect: 'off',
  };
}
