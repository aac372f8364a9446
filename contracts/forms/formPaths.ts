/** The browser loads these with the form. */
export const SIGN_UP_PATH = '/api/auth/signup';
export const VERIFY_EMAIL_PATH = '/api/auth/verify-email';
export const RESEND_CONFIRMATION_PATH = '/api/auth/resend-confirmation';
export const FORGOT_PASSWORD_PATH = '/api/auth/forgot-password';
export const RESET_PASSWORD_PATH = '/api/auth/reset-forgotten-password';
export const CHANGE_PASSWORD_PATH = '/api/user/change-password';
export const OWN_SESSIONS_PATH = '/api/user/sessions';
export const IMPERSONATE_PATH = '/api/impersonation-tool/create';
export const EXIT_IMPERSONATION_PATH = '/api/impersonation-tool/delete';
export const QUOTE_PATH = '/api/quote';
export const REPORTS_PATH = '/api/reports';
export const REPORT_STATE_PATH = '/api/reports/{reference}';
