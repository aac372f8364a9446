import { codeMail, lifeInWords } from './codeMail';

const link = 'https://plumbline.example/auth/login?step=verify#a-code.mara%40example.org';
const DAY = { expiresInSeconds: 86_400, link };

describe('a message with a code', () => {
  it.each([
    ['sign-up', '012345 is your Plumbline verification code', 'Verify your email'],
    ['reset', '012345 is your Plumbline reset code', 'Reset your password'],
  ] as const)(
    'for %s says the code in subject, text and HTML, and what to do when it is not yours',
    (kind, subject, title) => {
      const mail = codeMail(kind, '012345', DAY);
      expect(mail).toMatchObject({ kind, subject });
      for (const part of [mail.text, mail.html]) {
        expect(part).toContain('012345');
        expect(part).toContain(title);
        expect(part).toContain('ignore this message');
        expect(part).toContain('Never share this code');
      }
    },
  );

  it('says the same in text and in HTML', () => {
    const { text, html } = codeMail('reset', '012345', DAY);
    const sentences = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && line !== '--');
    for (const sentence of sentences) expect(html).toContain(sentence);
  });

  it('has one link, which it shows, and nothing that loads or runs', () => {
    const { html } = codeMail('sign-up', '012345', DAY);
    const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
    expect(links.map(([, target, text]) => [target, text])).toEqual([[link, link]]);
    expect(html.replaceAll(link, '')).not.toMatch(/<img|<script|<link|https?:|url\(/);
  });

  it('shows a preview of what it is for, and follows a dark theme', () => {
    const { html } = codeMail('sign-up', '012345', DAY);
    expect(/<div style="display:none[^>]*>([^&]*)/.exec(html)?.[1]).toBe(
      'Enter this code on Plumbline to finish creating your account. It works once, within 24 hours. Another one for the same browser replaces it.',
    );
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    // Gmail cuts messages off beyond 102 kB.
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  });

  it('says which site sent it', () => {
    const { text, html } = codeMail('reset', '012345', DAY);
    for (const part of [text, html]) expect(part).toContain('Plumbline, plumbline.example');
  });
});

describe('how long a code works, in words', () => {
  it.each([
    [86_400, '24 hours'],
    [3_600, 'one hour'],
    [7_200, '2 hours'],
    [100_000, '27 hours'],
    [5_400, '90 minutes'],
    [3_601, '60 minutes'],
    [600, '10 minutes'],
    [90, 'one minute'],
    [60, 'one minute'],
    [45, '45 seconds'],
    [1, 'one second'],
  ])('%d seconds are %s, never more than they are', (seconds, words) => {
    expect(lifeInWords(seconds)).toBe(words);
    expect(codeMail('reset', '012345', { expiresInSeconds: seconds, link }).text).toContain(
      `within ${words}.`,
    );
  });
});
