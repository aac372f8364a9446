import type { NewestChange } from '@/contracts/open-data/openDataEndpoints';
import { buildChangesFeed } from './sendChangesFeed';

const SITE = 'https://plumbline.example';
const change = (given: Partial<NewestChange>): NewestChange => ({
  id: 7,
  at: '2026-11-21T10:00:00.000Z',
  projectId: 'vault',
  projectName: 'Vault',
  type: 'letter.changed',
  letter: 'BB',
  letterBefore: 'A',
  subject: null,
  control: null,
  ...given,
});
const read = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, text]) => text);
const titles = async (...changes: NewestChange[]) =>
  read(await buildChangesFeed(changes, SITE), /<title[^>]*><!\[CDATA\[(.*?)\]\]><\/title>/g);

describe('the feed of changes', () => {
  it.each<[string, Partial<NewestChange>, string]>([
    ['a lower letter', {}, 'Vault: from A to BB'],
    ['a first letter', { letterBefore: null }, 'Vault: from not rated to BB'],
    ['a lost letter', { letter: null }, 'Vault: from A to not rated'],
    [
      'an incident',
      { type: 'incident.added', letter: null, letterBefore: null, subject: 'Key stolen' },
      'Vault, incident: Key stolen',
    ],
    ['an audit', { type: 'audit.added', subject: 'Some Auditor' }, 'Vault, audit: Some Auditor'],
    [
      'a suspended rating',
      { type: 'rating.suspended', letter: null, subject: 'we last checked it on 20 Aug 2026' },
      'Vault: rating suspended, A before: we last checked it on 20 Aug 2026',
    ],
    [
      'a change of control',
      {
        type: 'fact.changed',
        control: [{ what: 'delay', before: 86_400, after: 0, power: 'change-code' }],
      },
      'Vault: Upgrade control, delay: none, was 1 day',
    ],
    ['an audit that is gone', { type: 'audit.added' }, 'Vault, audit'],
  ])('says %s', async (_, given, title) => {
    expect(await titles(change(given))).toEqual([title]);
  });

  it('is Atom that names itself, with an id and a project for each entry', async () => {
    const xml = await buildChangesFeed([change({ id: 9 }), change({})], SITE);
    expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
    expect(xml).toContain(`<link rel="self" href="${SITE}/changes.atom"/>`);
    expect(read(xml, /<id>(.*?)<\/id>/g)).toEqual([
      `${SITE}/changes.atom`,
      `${SITE}/changes.atom#9`,
      `${SITE}/changes.atom#7`,
    ]);
    expect(read(xml, /<entry>[\s\S]*?<link href="(.*?)"/g)).toEqual([
      `${SITE}/projects/vault`,
      `${SITE}/projects/vault`,
    ]);
    expect(read(xml, /<updated>(.*?)<\/updated>/g)[0]).toBe('2026-11-21T10:00:00.000Z');
  });

  it('names another address and title for a project or a list', async () => {
    const about = { title: 'A & B', description: 'All of it', path: '/lists/key.atom' };
    const xml = await buildChangesFeed([change({})], SITE, about);
    expect(xml).toContain(`<link rel="self" href="${SITE}/lists/key.atom"/>`);
    expect(read(xml, /<id>(.*?)<\/id>/g)).toEqual([
      `${SITE}/lists/key.atom`,
      `${SITE}/changes.atom#7`,
    ]);
    expect(xml).toContain('A &amp; B');
    expect(xml).not.toContain('amp;amp;');
  });

  it('keeps names as text, whatever they are', async () => {
    expect(await titles(change({ projectName: ']]></title><b>&' }))).toEqual([
      ']]&gt;&lt;/title&gt;&lt;b&gt;&amp;: from A to BB',
    ]);
  });

  it('is a feed without changes, too', async () => {
    expect(await buildChangesFeed([], SITE)).not.toContain('<entry>');
  });
});
