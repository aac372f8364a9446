/** `npm run announce -- [options]`. */
import type { Announcement } from '../../contracts/announcement';
import { announce, type AnnounceRequest } from './announce';
import { announcementText, ANNOUNCE_USAGE, parseAnnounceArguments } from './announceArguments';
import { answerCommand } from '../cli/answerCommand';
import { callAdmin } from '../cli/callAdmin';
import { EXIT, type CommandIo } from '../cli/io';
import { withStore } from '../cli/withStore';

function toQuery(request: AnnounceRequest): Record<string, string | undefined> {
  if (request.action !== 'set') return { action: request.action };
  const { content, link, linkText } = request.announcement;
  return {
    action: request.action,
    content,
    link: link ?? undefined,
    linkText: linkText ?? undefined,
  };
}

function perform(request: AnnounceRequest, io: CommandIo): Promise<Announcement | null> {
  return withStore<Announcement | null>(io.config, {
    direct: (store) => announce(store, request),
    remote: (admin) =>
      callAdmin<never, Announcement | null>(admin, {
        path: '/admin/announcement',
        query: toQuery(request),
        signal: io.signal,
      }),
  });
}

/** @returns the exit code */
export const announceCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(io, {
    usage: ANNOUNCE_USAGE,
    parse: () => parseAnnounceArguments(args),
    perform: async ({ request }) => {
      io.stdout.write(announcementText(await perform(request, io)));
      return EXIT.done;
    },
  });
