import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LinesAMinute, REFUSALS_A_MINUTE } from '../../contracts/http/LinesAMinute';

export interface Refusal {
  code: string;
  /** A sentence of ours. */
  message: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    logRefusal: (refusal: Refusal, request: FastifyRequest) => void;
  }
}

/** One line for each refused authorization, within bounds (ASVS V16.3.2). */
export function logRefusals(app: FastifyInstance, now: () => Date): void {
  const lines = new LinesAMinute(REFUSALS_A_MINUTE);
  app.decorate('logRefusal', ({ code, message }, request) => {
    const taken = lines.take(now().getTime());
    if (!taken) return;
    const leftOut = taken.leftOut || undefined;
    request.log.warn({ code, why: message, req: request, leftOut }, 'refused');
  });
}
