/** The second door of components/ui: what is made with Ant Design and Formik's fields. Only ever reached by a dynamic import, so that no page pays for it. */
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
