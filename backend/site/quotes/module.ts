import { quoteRequests } from '../../db/schema';
import type { BackendModule } from '../../module';
import { deleteQuoteRoute, listQuotesRoute } from './adminRoutes';
import { pruneQuotes } from './quotes';
import { quotesCommand } from './quotesCommand';
import { registerQuoteRoutes, type QuoteNeeds } from './routes';

export const quotesModule: BackendModule<QuoteNeeds> = {
  name: 'quotes',
  needs: { store: true, now: true, logger: true, mail: true, quotes: true },
  routes: registerQuoteRoutes,
  admin: { quotes: listQuotesRoute, 'quotes/delete': deleteQuoteRoute },
  prune: pruneQuotes,
  commands: { quotes: quotesCommand },
  // A request belongs to no account; the operator deletes it on demand.
  tables: [{ table: quoteRequests, belongsTo: 'nobody' }],
};
