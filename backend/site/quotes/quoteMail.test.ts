import { quoteMail } from './quoteMail';

const FORM = {
  name: 'Ada Lovelace',
  email: 'ada@engine.example',
  project: 'Engine',
  website: 'https://engine.example',
  service: 'security-audit' as const,
  message: 'Hello.\nTwo lines.',
};

describe('the message about a request', () => {
  it('says everything in text', () => {
    const { subject, text, replyTo, kind } = quoteMail(FORM, 'https://plumbline.example');
    expect({ subject, replyTo, kind }).toEqual({
      kind: 'quote',
      subject: 'Request for a quote: Security Audit for Engine',
      replyTo: 'ada@engine.example',
    });
    expect(text).toContain(
      'Name:        Ada Lovelace\nWork e-mail: ada@engine.example\nProject:     Engine\nWebsite:     https://engine.example\nService:     Security Audit\n\nHello.\nTwo lines.\n',
    );
    expect(text).toContain('-- \nPlumbline, plumbline.example\n');
  });

  it('says the same in HTML, line by line', () => {
    const { html } = quoteMail(FORM, undefined);
    for (const words of [
      'Ada Lovelace',
      'ada@engine.example',
      'Security Audit for Engine',
      'https://engine.example',
      'Hello.<br>Two lines.',
    ])
      expect(html).toContain(words);
  });

  it('leaves out what was not given', () => {
    const { text, html } = quoteMail({ ...FORM, website: '', message: '' }, undefined);
    expect(text).toContain('Website:     –\n');
    expect(text).not.toContain('\n\n\n');
    expect(html).not.toContain('undefined');
  });

  it('escapes all input in HTML', () => {
    const evil = '</title><script>alert(1)</script><img src=x onerror=alert(1)>"\'&';
    const { html } = quoteMail(
      {
        ...FORM,
        name: evil,
        project: evil,
        website: evil,
        message: evil,
        email: `"${evil}"@x.example`,
      },
      undefined,
    );
    expect(html).not.toMatch(/<script|<img|<a /);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain('&lt;/title&gt;&lt;script&gt;');
  });
});
