import preparePglite from './preparePglite';
import startPostgres from './startPostgres';

/** Both engines' empty stores, which tests copy. */
export default async function prepareStores(): Promise<void> {
  await Promise.all([preparePglite(), startPostgres()]);
}
