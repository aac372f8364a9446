import { TestCommand } from '../../testing/TestCommand';
import { migratedPglite } from '../../testing/migratedPglite';
import { announceCommand } from './announceCommand';

jest.setTimeout(120_000);

const NOW = new Date('2026-11-21T12:00:00Z');

describe('the announce command on the embedded database', () => {
  const command = new TestCommand(announceCommand, NOW);
  const run = command.run.bind(command);
  afterAll(() => command.remove());

  it('says what it takes', async () => {
    expect(await run('--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('npm run announce'),
      err: '',
    });
    expect(await run('--content', '')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^--content: content must not be empty\.\n/),
    });
  });

  it('sets, shows and clears it in the directory', async () => {
    expect(await run('--show')).toMatchObject({
      code: 0,
      out: expect.stringContaining('No announcement is set.'),
    });
    expect(
      await run('--content', 'Maintenance on Sunday.', '--link', 'https://status.example'),
    ).toMatchObject({ code: 0, err: '' });
    expect(await run('--show')).toEqual({
      code: 0,
      out: 'Announcement: Maintenance on Sunday.\nLink: More (https://status.example)\n',
      err: '',
    });
    expect(await run('--content', 'It is over.')).toMatchObject({
      out: 'Announcement: It is over.\n',
    });
    expect(await run('--clear')).toMatchObject({
      code: 0,
      out: expect.stringContaining('No announcement is set.'),
    });
  });

  it('has the backend do it that holds the directory', async () => {
    await command.beside(await migratedPglite(), async (app) => {
      const shown = async () =>
        (await app.inject('/api/announcement')).json<{ announcement: unknown }>().announcement;
      expect(
        await run('--content', 'News & more', '--link', '/resources?a=1', '--link-text', 'Read'),
      ).toMatchObject({ code: 0, out: expect.stringContaining('Read') });
      expect(await shown()).toEqual({
        content: 'News & more',
        link: '/resources?a=1',
        linkText: 'Read',
      });
      expect(await run('--show')).toMatchObject({
        code: 0,
        out: 'Announcement: News & more\nLink: Read (/resources?a=1)\n',
      });
      expect(await run('--clear')).toMatchObject({
        code: 0,
        out: expect.stringContaining('No announcement is set.'),
      });
      expect(await shown()).toBeNull();
    });
  });
});
