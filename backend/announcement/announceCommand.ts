/** `npm run announce -- [options]`. */
import type { Announcement } from '../../contracts/announcement';
import { announce, type AnnounceWish } from './announce';
import { announcementText, ANNOUNCE_USAGE, parseAnnounceArguments } from './announceArguments';
import { answerCommand } from '../cli/answerCommand';
import { callAdmin } from '../cli/callAdmin';
import { EXIT, type CommandIo } from '../cli/io';
import { withStore } from '../cli/withStore';

function toQuery(wish: AnnounceWish): Record<string, string | undefined> {
  if (wish.action !== 'set') return { action: wish.action };
  const { content, link, linkText } = wish.announcement;
  return { action: wish.action, content, link: link ?? undefined, linkText: linkText ?? undefined };
}

function perform(wish: AnnounceWish, io: CommandIo): Promise<Announcement | null> {
  return withStore<Announcement | null>(io.config, {
    direct: (store) => announce(store, wish),
    remote: (admin) =>
      callAdmin<never, Announcement | null>(admin, {
        path: '/admin/announcement',
        query: toQuery(wish),
        signal: io.signal,
      }),
  });
}

/** @returns the exit code */
export const announceCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(io, {
    usage: ANNOUNCE_USAGE,
    parse: () => parseAnnounceArguments(args),
    perform: async ({ wish }) => {
      io.stdout.write(announcementText(await perform(wish, io)));
      return EXIT.done;
    },
  });
