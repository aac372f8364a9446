import { quoteProvider, requestQuote } from '@/contracts/site/quote';
import { passed } from '@/server/http/apiRoute';
import { webEnv } from '@/server/env';
import { answers, makeRoute } from '@/server/http/route';

export const config = { api: { bodyParser: false } };

export default makeRoute(
  passed(requestQuote),
  answers(quoteProvider, async () => ({
    provider: webEnv().hubspot ? ('hubspot' as const) : ('own' as const),
  })),
);
