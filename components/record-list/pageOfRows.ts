const ROWS_A_PAGE = 50;

export interface RowsPage<Row> {
  /** Of this page. */
  rows: Row[];
  page: number;
  pages: number;
  /** Of all pages. */
  total: number;
}

/**
 * @param page from 1
 * @returns undefined for a page that there is not
 */
export function pageOfRows<Row>(all: readonly Row[], page: number): RowsPage<Row> | undefined {
  const pages = Math.max(1, Math.ceil(all.length / ROWS_A_PAGE));
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined;
  const rows = all.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE);
  return { rows, page, pages, total: all.length };
}
