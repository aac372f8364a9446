import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import { correctionsCopy as copy, correctionWords } from '@/components/corrections';
import { listCorrections } from '@/contracts/endpoints';
import { rareRoutes } from '@/lib/rareRoutes';
import { callBackend } from '@/server/backend/backend';
import { buildFeed, SHARED_FEED } from '@/server/routes/buildFeed';
import { webEnv } from '@/server/env';
import { letOthersRead } from '@/server/http/otherSites';
import { sendXml } from '@/server/http/sendXml';

/** GET /status/corrections.atom: the newest fifty. */
export async function sendCorrectionsFeed(
  _query: ParsedUrlQuery,
  response: ServerResponse,
  request: IncomingMessage,
): Promise<void> {
  letOthersRead(response);
  const { items } = await callBackend(listCorrections, { query: {} });
  const entries = items.map((correction) => {
    const path = rareRoutes.correction(correction.id);
    return {
      id: path,
      path,
      title: correctionWords(correction),
      at: correction.at,
      term: correction.kind,
    };
  });
  const about = {
    ...{ title: `Plumbline: ${copy.title.toLowerCase()}`, description: copy.description },
    path: rareRoutes.correctionsFeed,
  };
  const text = await buildFeed(entries, webEnv().siteUrl, about);
  sendXml(text, { request, response, type: 'application/atom+xml', cacheControl: SHARED_FEED });
}
