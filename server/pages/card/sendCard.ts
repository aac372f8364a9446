import type { ServerResponse } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import { getProject } from '@/contracts/endpoints';
import { PROJECT_ID } from '@/contracts/ids';
import { NotFoundError, RequestError } from '@/lib/errors/RequestError';
import { routes } from '@/lib/routes';
import { callBackend } from '@/server/backend/backend';
import { movedTo } from '@/server/http/movedTo';
import { letOthersRead } from '../../http/otherSites';
import { remember } from '../remember';
import { drawCard } from './drawCard';
import { sendNoPicture, sendNoPictureNow, sendPicture } from './sendPicture';

const FRESH_MS = 600_000;

const cardOf = remember(FRESH_MS, async (id) =>
  drawCard(await callBackend(getProject, { params: { id } })),
);

/** GET /projects/{id}/card.png: drawn once in ten minutes, kept by readers for an hour. */
export async function sendCard(query: ParsedUrlQuery, response: ServerResponse): Promise<void> {
  letOthersRead(response);
  const id = String(query.id ?? '');
  if (!PROJECT_ID.test(id)) return sendNoPicture(response);
  try {
    sendPicture(await cardOf(id), response);
  } catch (error) {
    if (error instanceof NotFoundError) return sendNoPicture(response);
    if (!(error instanceof RequestError)) throw error;
    const moved = error.status === 308 ? movedTo(error.body) : undefined;
    if (moved) {
      response.writeHead(308, { Location: routes.projectCard(moved) }).end();
      return;
    }
    sendNoPictureNow(response);
  }
}
