/** A door of its own: pages load their forms on demand. */
export { CheckField } from './CheckField';
export { CodeField } from './CodeField';
export { Choices } from './choices';
export { type FieldBinding, type FieldElement, textProps } from './field';
export { FieldError } from './FieldError';
export { FieldFrame } from './FieldFrame';
export { DateField } from './DateField';
export { FormMessage } from './FormMessage';
export { PasswordField } from './PasswordField';
export { RadioField } from './RadioField';
export { SelectField } from './SelectField';
export { SubmitButton } from './SubmitButton';
export { TextAreaField } from './TextAreaField';
export { TextField } from './TextField';
