/** Of each file in an archive; its README says where there were more. */
export const ROWS_MAX = 50_000;
/** Of an archive, packed: it is one value in the database. */
export const ARCHIVE_MAX = 25 * 1024 * 1024;
/** Then the archive is given up. */
export const TRIES_MAX = 3;
