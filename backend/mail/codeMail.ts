/** The two messages that bring somebody a code: plain text and HTML, which say the same. */
export interface Mail { kind: 'sign-up' | 'reset'; subject: string; text: string; html: string }

const WORDS = {
  'sign-up': {
    subject: (code: string) => `${code} is your Plumbline verification code`,
    title: 'Verify your email',
    lead: 'Enter this code on Plumbline to finish creating your account.',
    life: 'It works once, within 24 hours. A newer code makes it void.',
    foreign: 'You did not create an account? Then do nothing: without the code there is none.',
  },
  reset: {
    subject: (code: string) => `${code} is your Plumbline reset code`,
    title: 'Reset your password',
    lead: 'Enter this code on Plumbline together with a new password.',
    life: 'It works once, within one hour. A newer code makes it void.',
    foreign: 'You did not ask for it? Then do nothing: your password stays as it is. Never give this code to anybody.',
  },
} as const;

const STYLE = {
  page: 'margin:0;padding:32px 16px;background:#f6f5f0;font-family:Helvetica,Arial,sans-serif;color:#10151d',
  card: 'max-width:480px;margin:0 auto;padding:28px 32px;background:#fffefb;border:1px solid #dcd9cd;border-radius:6px',
  code: 'margin:20px 0;padding:14px 0;text-align:center;font-size:30px;letter-spacing:8px;font-weight:bold;background:#f0eee6;border-radius:4px',
  small: 'font-size:13px;line-height:1.5;color:#4c5361',
} as const;

/** @param code digits only: nothing in it needs escaping. */
export function codeMail(kind: Mail['kind'], code: string): Mail {
  const { subject, title, lead, life, foreign } = WORDS[kind];
  return {
    kind, subject: subject(code),
    text: `${title}\n\n${lead}\n\n    ${code}\n\n${life}\n${foreign}\n\nPlumbline\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body style="${STYLE.page}"><div style="${STYLE.card}">`
      + `<h1 style="margin:0 0 12px;font-size:22px;font-weight:normal;font-family:Georgia,serif">${title}</h1><p style="margin:0;line-height:1.5">${lead}</p>`
      + `<p style="${STYLE.code}">${code}</p><p style="${STYLE.small}">${life}<br>${foreign}</p><p style="${STYLE.small};margin-bottom:0">Plumbline</p></div></body></html>`,
  };
}
