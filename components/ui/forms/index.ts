/**
 * A door of its own for Ant Design and Formik fields. Import it dynamically only, so that no page's
 * first load has it.
 */
export { AntdRoot } from './AntdRoot';
export { CheckField } from './CheckField';
export { CodeField } from './CodeField';
export type { FieldBinding, FieldElement } from './field';
export { FormMessage } from './FormMessage';
export { PasswordField } from './PasswordField';
export { SelectField } from './SelectField';
export { SubmitButton } from './SubmitButton';
export { TextAreaField } from './TextAreaField';
export { TextField } from './TextField';
