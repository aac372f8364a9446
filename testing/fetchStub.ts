/** Answers `fetch` by path and records requests. Undone by restoreMocks or `restore`. */
export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}
export interface Asked {
  url: string;
  method: string;
  body: unknown;
}

function parseBody(body: RequestInit['body']): unknown {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  return typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
}

/** Aborts as browsers do, even without an answer. */
const givenUp = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

export function stubFetch(answer: (asked: Asked) => Answer | Promise<Answer>): {
  asked: Asked[];
  restore: () => void;
} {
  const asked: Asked[] = [];
  const before = globalThis.fetch;
  globalThis.fetch = (async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const call: Asked = {
      url: String(input),
      method: (init.method ?? 'GET').toUpperCase(),
      body: parseBody(init.body),
    };
    asked.push(call);
    const {
      status = 200,
      body = {},
      headers = {},
    } = await Promise.race([answer(call), givenUp(init.signal)]);
    init.signal?.throwIfAborted();
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(status === 204 ? null : text, { status, headers });
  }) as typeof fetch;
  return {
    asked,
    restore: () => {
      globalThis.fetch = before;
    },
  };
}
