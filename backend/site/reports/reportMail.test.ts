import { reportMail, type MailedReport } from './reportMail';
import { stateMail } from './stateMail';

const REPORT: MailedReport = {
  reference: 'PL-7K3F-9QXM',
  kind: 'wrong-fact',
  projectId: 'vault',
  projectName: 'Vault',
  about: 'Audit coverage',
  occurredOn: '',
  what: 'The report names four contracts.\nNot two.',
  links: ['https://example.com/a', 'https://example.com/b'],
  email: 'ada@engine.example',
};
const EVIL = '</title><script>alert(1)</script><img src=x onerror=alert(1)>"\'&';

describe('the message to the operator', () => {
  it('says everything in text, and the contact only as where replies go', () => {
    const { subject, text, html, replyTo } = reportMail(REPORT, 'https://plumbline.example');
    expect([subject, replyTo]).toEqual([
      'Report PL-7K3F-9QXM: Wrong fact: Vault',
      'ada@engine.example',
    ]);
    expect(text).toContain(
      'Project:     Vault (vault)\nAbout:       Audit coverage\nDay:         –\nText:        The report names four contracts.\n             Not two.\nSources:     https://example.com/a\n             https://example.com/b\n',
    );
    expect(text).toContain('npm run reports -- accept PL-7K3F-9QXM');
    expect(text + html).not.toContain('ada@engine.example');
    expect(html).toContain('The report names four contracts.<br>Not two.');
  });

  it('says when there is no contact', () => {
    const { text, ...mail } = reportMail({ ...REPORT, email: null }, undefined);
    expect(mail).not.toHaveProperty('replyTo');
    expect(text).toContain('They left no address.');
  });

  it('escapes all input, and makes no link of a source', () => {
    const { html } = reportMail(
      {
        ...REPORT,
        projectName: EVIL,
        about: EVIL,
        what: EVIL,
        links: [`https://x.example/${EVIL}`],
      },
      undefined,
    );
    expect(html).not.toMatch(/<script|<img|<a /);
    expect(html.match(/<title>/g)).toHaveLength(1);
  });
});

describe('the message to the reporter', () => {
  const CHANGED = { reference: 'PL-7K3F-9QXM', createdAt: '2026-11-21T12:00:00Z' };

  it.each([
    ['checking' as const, null, 'The operator is checking your report.'],
    ['accepted' as const, 'Recorded.', 'The operator accepted your report.\n\nRecorded.\n'],
    ['declined' as const, 'No source.', 'The operator declined your report.\n\nNo source.\n'],
  ])('says that the report is %s, and where it came from', (state, answer, words) => {
    const { text } = stateMail({ ...CHANGED, state, answer }, 'https://plumbline.example');
    expect(text).toContain(words);
    expect(text).toContain('See its state at plumbline.example/report/PL-7K3F-9QXM\n');
    expect(text).toContain(
      'Someone gave this address with report PL-7K3F-9QXM on plumbline.example on 21 Nov 2026. If it was not you, ignore this message.',
    );
  });

  it('escapes the answer', () => {
    const { html } = stateMail({ ...CHANGED, state: 'declined', answer: EVIL }, undefined);
    expect(html).not.toMatch(/<script|<img|<a /);
  });
});
