/** In place of server/backend/httpRequest.ts, for tests that answer `fetch` (fetchStub.ts). */
export const httpRequest = (...asked: Parameters<typeof fetch>): Promise<Response> =>
  fetch(...asked);
