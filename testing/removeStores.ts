import removePglite from './removePglite';
import stopPostgres from './stopPostgres';

export default async function removeStores(): Promise<void> {
  removePglite();
  await stopPostgres();
}
