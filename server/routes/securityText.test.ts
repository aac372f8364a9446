import { securityText } from './securityText';

describe('security.txt', () => {
  it('names the contact and its own address, and is valid for 90 days', () => {
    expect(
      securityText(
        { siteUrl: 'https://plumbline.example', contact: 'mailto:security@plumbline.example' },
        new Date('2026-11-23T16:40:00Z'),
      ).split('\n'),
    ).toEqual([
      'Contact: mailto:security@plumbline.example',
      'Expires: 2027-02-21T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://plumbline.example/.well-known/security.txt',
      '',
    ]);
  });
});
