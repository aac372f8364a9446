/** `npm run announce -- [options]`. */
import type { Announcement } from '../../../contracts/site/announcement';
import type { AnnounceRequest } from './announce';
import { announcementText, ANNOUNCE_USAGE, parseAnnounceArguments } from './announceArguments';
import { answerCommand } from '../../cli/answerCommand';
import { EXIT, type CommandIo } from '../../cli/io';

const toQuery = (request: AnnounceRequest) =>
  request.action === 'set' ? { action: request.action, ...request.announcement } : request;

/** @returns the exit code */
export const announceCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(args, io, {
    usage: ANNOUNCE_USAGE,
    parse: parseAnnounceArguments,
    perform: async (request) => {
      const query = toQuery(request);
      const announced = await io.withBackend((call) =>
        call<Announcement | null>('announcement', { query }),
      );
      io.stdout.write(announcementText(announced));
      return EXIT.done;
    },
  });
