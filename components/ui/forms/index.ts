/** The second door of components/ui: what is made with Ant Design and Formik's fields. Only ever reached by a dynamic import, so that no page pays for it. */
export { AntdRoot } from './AntdRoot';
export { CheckField } from './CheckField';
export { CodeField } from './CodeField';
export { Dialog } from './Dialog';
export type { FieldBinding } from './field';
export { FormMessage } from './FormMessage';
export { PasswordField } from './PasswordField';
export { SubmitButton } from './SubmitButton';
export { TextField } from './TextField';
