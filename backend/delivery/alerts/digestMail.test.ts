import { digestMail, type DigestAlert } from './digestMail';

const ID = '0b9a1c52-7a53-4d5c-9d6a-2f1f7f1c7a01';
const OPTIONS = { siteUrl: 'https://plumbline.example', settingsId: ID };
const alert = (more: Partial<DigestAlert> = {}): DigestAlert => ({
  projectId: 'vault',
  projectName: 'Vault',
  kind: 'letter-changed',
  at: '2026-11-25T10:00:00.000Z',
  data: { from: 'A', to: 'BB' },
  ...more,
});

describe('a mail about alerts', () => {
  it('says one alert in its subject', () => {
    expect(digestMail([alert()], OPTIONS).subject).toBe('Vault: BB, was A');
  });

  it('counts several, of one project or more', () => {
    expect(digestMail([alert(), alert()], OPTIONS).subject).toBe('Vault: 2 changes');
    const both = [alert(), alert({ projectId: 'bridge', projectName: 'Bridge' })];
    expect(digestMail(both, OPTIONS).subject).toBe('2 changes in 2 projects you watch');
  });

  it('is plain text with a link to each project, and one to leave', () => {
    const audit = { auditId: 'a', auditor: 'Careful', publishedOn: '2026-11-03' };
    const alerts = [
      alert(),
      alert({ kind: 'audit-added', data: audit }),
      alert({ projectId: 'bridge', projectName: 'Bridge' }),
    ];
    expect(digestMail(alerts, OPTIONS).text).toBe(
      [
        '3 changes in 2 projects you watch',
        '',
        'Vault',
        '- BB, was A (25 Nov 2026)',
        '- Audit by Careful, 3 Nov 2026 (25 Nov 2026)',
        'https://plumbline.example/projects/vault',
        '',
        'Bridge',
        '- BB, was A (25 Nov 2026)',
        'https://plumbline.example/projects/bridge',
        '',
        '-- ',
        'Plumbline, plumbline.example',
        'You get this because you watch these projects.',
        `Unsubscribe: https://plumbline.example/unsubscribe/${ID}`,
        'Settings: https://plumbline.example/my/settings',
        '',
      ].join('\n'),
    );
  });

  it('escapes what others wrote', () => {
    const evil = '</title><script>alert(1)</script>&"';
    const { html, subject } = digestMail([alert({ projectName: evil })], OPTIONS);
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;script&gt;');
    expect(subject).toContain(evil);
  });

  it('names fifty, and leads to the inbox for the rest', () => {
    const mail = digestMail(
      Array.from({ length: 52 }, () => alert()),
      OPTIONS,
    );
    expect(mail.subject).toBe('Vault: 52 changes');
    expect(mail.text.match(/BB, was A/g)).toHaveLength(50);
    expect(mail.text).toContain('2 more are in your inbox:\nhttps://plumbline.example/my/alerts');
    expect(mail.html).toContain('2 more are in your inbox');
  });
});
