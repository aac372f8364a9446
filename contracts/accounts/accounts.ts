/** Account form schemas, shared by the browser and the API. Messages follow §5. */
import * as yup from 'yup';
import { isLinkCode } from '../projects/codeLink';
import { FIELD_MESSAGES } from '../forms/fieldMessages';
import { isCommonPassword } from './isCommonPassword';
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN, VERIFICATION_CODE_LENGTH } from '../limits';
import { trimmed } from '../schemas';

export { FIELD_MESSAGES };

/** From the web tier to the embedded pool, with the credential. */
export const KNOWN_BROWSER_HEADER = 'x-known-browser';
/** Likewise: a keyed hash of the browser that asks for a code or enters one. */
export const CODE_BROWSER_HEADER = 'x-code-browser';

/** §5, in code points. */
const meetsRequirements = (password: string): boolean =>
  [...password].length >= PASSWORD_MIN &&
  password.length <= PASSWORD_MAX &&
  /\p{Nd}/u.test(password) &&
  /\p{L}/u.test(password);

/** The sentence of §5, then ours. */
export const weakPassword = (weakness: keyof typeof FIELD_MESSAGES.passwordIs): string =>
  `${FIELD_MESSAGES.password} ${FIELD_MESSAGES.passwordIs[weakness]}`;

const text = () => yup.string().strict();
const emailAddress = (missing: string) =>
  trimmed().required(missing).max(EMAIL_MAX, FIELD_MESSAGES.email).email(FIELD_MESSAGES.email);
/** §5: `missing` is the message for an empty field. A mail's link brings a longer code. */
const code = (missing: string) =>
  trimmed()
    .required(missing)
    .test(
      'length',
      FIELD_MESSAGES.codeLength,
      (value) => value.length <= VERIFICATION_CODE_LENGTH || isLinkCode(value),
    );

export const email = () => emailAddress(FIELD_MESSAGES.email);
export const newPassword = () =>
  text()
    .required(FIELD_MESSAGES.password)
    .test('requirements', FIELD_MESSAGES.password, (value) => meetsRequirements(value))
    .test(
      'common',
      weakPassword('common'),
      (value) => !meetsRequirements(value) || !isCommonPassword(value),
    );

/** §5 "Login": sign-in refuses a malformed address in the words of a wrong one. */
export const loginSchema = yup.object({
  email: trimmed().required(FIELD_MESSAGES.loginEmail).max(EMAIL_MAX, FIELD_MESSAGES.email),
  password: text()
    .required(FIELD_MESSAGES.loginPassword)
    .max(PASSWORD_MAX, FIELD_MESSAGES.password),
});
export const signUpSchema = yup.object({
  email: email(),
  password: newPassword(),
  terms: yup.boolean().required(FIELD_MESSAGES.terms).oneOf([true], FIELD_MESSAGES.terms),
});
export const forgotPasswordSchema = yup.object({ email: email() });
export const resetPasswordSchema = yup.object({
  email: email(),
  code: code(FIELD_MESSAGES.resetCode),
  newPassword: newPassword(),
});
const verificationEmail = emailAddress(FIELD_MESSAGES.verifyEmail);
const verificationCode = code(FIELD_MESSAGES.verificationCode);
export const verifyEmailSchema = yup.object({ email: verificationEmail, verificationCode });
/** With the form's names (§3); the call's are those of §7. */
export const verificationFormSchema = yup.object({
  formEmail: verificationEmail,
  formVerificationCode: verificationCode,
});
export const resendSchema = yup.object({ email: verificationEmail });
export const changePasswordSchema = yup.object({
  oldPassword: text()
    .required(FIELD_MESSAGES.oldPassword)
    .max(PASSWORD_MAX, FIELD_MESSAGES.password),
  newPassword: newPassword(),
});

export type LoginForm = yup.InferType<typeof loginSchema>;
export type SignUpForm = yup.InferType<typeof signUpSchema>;
export type ResetPasswordForm = yup.InferType<typeof resetPasswordSchema>;
export type VerifyEmailForm = yup.InferType<typeof verifyEmailSchema>;
export type VerificationForm = yup.InferType<typeof verificationFormSchema>;
export type ChangePasswordForm = yup.InferType<typeof changePasswordSchema>;
