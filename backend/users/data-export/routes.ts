import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../../contracts/accounts/dataExportEndpoints';
import { Streamed, userRoute } from '../../http/route';
import { MAKE_EXPORTS, type DataExportNeeds } from './exportJob';
import { askExport, findExport, getArchive } from './exports';

export function registerDataExportRoutes(
  app: FastifyInstance,
  { store: { db }, now, send }: DataExportNeeds,
): void {
  userRoute(app, endpoints.readDataExport, (_input, { account }) => findExport(db, account, now()));
  userRoute(app, endpoints.openDataExport, async ({ body }, { account }) => {
    const asked = await askExport(db, { account, ...body }, now());
    send?.(MAKE_EXPORTS);
    return asked;
  });
  userRoute(app, endpoints.downloadDataExport, async ({ params: { id } }, { account }) => {
    const { archive, madeAt } = await getArchive(db, account, id, now());
    return new Streamed(Readable.from([archive]), {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="plumbline-data-${madeAt.slice(0, 10)}.zip"`,
    });
  });
}
