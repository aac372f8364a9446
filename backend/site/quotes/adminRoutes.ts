import * as yup from 'yup';
import { readQuery, type AdminRoute } from '../../admin/adminRoute';
import { deleteQuote, listQuotes } from './quotes';
import { QUOTES_LIMIT, QUOTES_LIMIT_MAX } from './quotesArguments';
import type { QuoteNeeds } from './routes';

const listSchema = yup.object({
  limit: yup.number().integer().min(1).max(QUOTES_LIMIT_MAX).default(QUOTES_LIMIT),
});
const deleteSchema = yup.object({ id: yup.string().max(2_048).required() });

export const listQuotesRoute: AdminRoute<QuoteNeeds> = {
  prepare(query) {
    const { limit } = readQuery(listSchema, query);
    return ({ store }) => listQuotes(store.db, limit);
  },
};

export const deleteQuoteRoute: AdminRoute<QuoteNeeds> = {
  prepare(query) {
    const { id } = readQuery(deleteSchema, query);
    return ({ store }) => deleteQuote(store.db, id);
  },
};
