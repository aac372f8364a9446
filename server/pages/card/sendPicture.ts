import type { ServerResponse } from 'node:http';

/** Kept by readers for an hour. */
export function sendPicture(png: Buffer, response: ServerResponse): void {
  response.setHeader('Content-Type', 'image/png');
  response.setHeader('Cache-Control', 'public, max-age=3600, stale-while-revalidate=86400');
  response.end(png);
}

export function sendNoPicture(response: ServerResponse): void {
  response.statusCode = 404;
  response.setHeader('Cache-Control', 'public, max-age=60').end();
}

/** For now: the backend did not answer. */
export function sendNoPictureNow(response: ServerResponse): void {
  response.statusCode = 503;
  response.setHeader('Cache-Control', 'no-store').end();
}
