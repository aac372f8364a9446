/** `npm run announce -- [options]`. */
import type { Announcement } from '../../contracts/announcement';
import { announce, type AnnounceWish } from '../announcement/announce';
import { announcementText, ANNOUNCE_USAGE, parseAnnounceArguments, type AnnounceArguments } from '../announcement/announceCommand';
import { callAdmin } from './callAdmin';
import { EXIT, type CommandIo } from './io';
import { tellFailure } from './runCommand';
import { withStore } from './withStore';

/** What the running backend is sent: only what is there. */
function queryOf(wish: AnnounceWish): Record<string, string | undefined> {
  if (wish.action !== 'set') return { action: wish.action };
  const { content, link, linkText } = wish.announcement;
  return { action: wish.action, content, link: link ?? undefined, linkText: linkText ?? undefined };
}

/** Writes in this process, or has the backend do it that owns the embedded database. */
function perform(wish: AnnounceWish, io: CommandIo): Promise<Announcement | null> {
  return withStore<Announcement | null>(io.config, {
    direct: (store) => announce(store, wish),
    remote: (admin) => callAdmin<never, Announcement | null>(admin, { path: '/admin/announcement', query: queryOf(wish), signal: io.signal }),
  });
}

/** @returns the exit code; the announcement as it is afterwards is told on standard output. */
export async function announceCommand(args: string[], io: CommandIo): Promise<number> {
  let options: AnnounceArguments;
  try {
    options = parseAnnounceArguments(args);
  } catch (error) {
    io.stderr.write(`${(error as Error).message}\n\n${ANNOUNCE_USAGE}\n`);
    return EXIT.usage;
  }
  if (options.help) {
    io.stdout.write(`${ANNOUNCE_USAGE}\n`);
    return EXIT.done;
  }
  try {
    io.stdout.write(announcementText(await perform(options.wish, io)));
    return EXIT.done;
  } catch (error) {
    return tellFailure(error, io.stderr);
  }
}
