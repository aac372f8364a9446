/** A door of its own: pages load their forms on demand. */
export { CheckField } from './CheckField';
export { CodeField } from './CodeField';
export type { FieldBinding, FieldElement } from './field';
export { FormMessage } from './FormMessage';
export { PasswordField } from './PasswordField';
export { SelectField } from './SelectField';
export { SubmitButton } from './SubmitButton';
export { TextAreaField } from './TextAreaField';
export { TextField } from './TextField';
