import { PASSWORD_MIN, VERIFICATION_CODE_LENGTH } from '../limits';

/** Messages of account form fields (§5), apart from the schemas so that they load alone. */
export const FIELD_MESSAGES = {
  email: 'Invalid email.',
  loginEmail: 'Please input your email address',
  loginPassword: 'Please input your password',
  verifyEmail: 'Please enter your email',
  password: 'Password does not meet the requirements.',
  /** Ours, after the sentence of §5. */
  passwordIs: {
    common: 'It is one of the most used passwords. Choose another.',
    personal: 'It is made of your email or this site’s words. Choose another.',
  },
  passwordHint: `Password should contain both numbers and letters, and at least ${PASSWORD_MIN} characters long.`,
  resetCode: 'Reset code is required',
  verificationCode: 'Please input your verification code',
  codeLength: `A code has at most ${VERIFICATION_CODE_LENGTH} characters`,
  terms: 'Please agree to the terms and conditions and the privacy policy.',
  oldPassword: 'Please input your password',
  userId: 'Please enter a user id',
  /** Verbatim from §5 and §8. */
  unknownUser: "User doesn't exist.",
} as const;
