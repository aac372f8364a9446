import type { FastifyInstance } from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import { endpointPath, type Endpoint } from '../../contracts/endpoint';
import type { ErrorBody } from '../../contracts/errors';
import * as endpoints from '../../contracts/accounts/dataExportEndpoints';
import type { DataExport } from '../../contracts/accounts/dataExportEndpoints';
import { logLines } from '../logLines';
import { openTestStore } from '../store';
import { asWebTier, CREDENTIAL } from '../webTier';
import { exportedTables } from '../../backend/compose';
import { createApp } from '../../backend/createApp';
import type { Store } from '../../backend/db/store';
import type { Exported } from '../../backend/db/tables';
import { emptyTables } from '../../backend/db/testing/emptyTables';
import { exportJob } from '../../backend/users/data-export/exportJob';

const HEX = { ann: 'a', bob: 'b' } as const;
type Account = keyof typeof HEX;
type Call = Pick<Endpoint, 'method' | 'path'>;

export const namesOf = (account: Account) => ({
  email: `${account}@example.com`,
  emailHash: HEX[account].repeat(40),
  visitorKey: HEX[account].repeat(39).concat('0'),
});

export const unpack = (zip: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );

/** Calls the backend for accounts, like the web tier, and runs the job at a set time. */
export class TestExports {
  now = new Date('2026-11-21T12:00:00Z');
  store!: Store;
  app!: FastifyInstance;
  readonly sent: string[] = [];
  readonly log = logLines();
  exported: readonly Exported[] = exportedTables;
  private calls = 0;

  async open(): Promise<void> {
    this.store = await openTestStore();
    this.app = await createApp({
      store: this.store,
      now: () => this.now,
      logger: this.log.logger,
      credentials: [CREDENTIAL],
      send: (job) => void this.sent.push(job),
    });
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.store.close();
  }

  async clear(): Promise<void> {
    this.exported = exportedTables;
    this.log.lines.length = 0;
    await emptyTables(this.store.db, 'data_exports, watchlists');
  }

  pass(ms: number): void {
    this.now = new Date(this.now.getTime() + ms);
  }

  send(
    endpoint: Call,
    account: Account | '' = 'ann',
    { actor, id }: { actor?: string; id?: string } = {},
  ) {
    this.calls += 1;
    return this.app.inject({
      method: endpoint.method,
      url: endpointPath(endpoint as Endpoint, id === undefined ? {} : { id }),
      ...(endpoint.method === 'POST' && { payload: account ? namesOf(account) : {} }),
      headers: asWebTier({
        // The clock stands still: one address would run out of calls.
        'x-address-key': `a${Math.floor(this.calls / 10)}`,
        ...(account && { 'x-account': account, 'x-session': 'c'.repeat(64) }),
        ...(actor && { 'x-actor': actor }),
      }),
    });
  }

  private async call(endpoint: Call, account?: Account): Promise<DataExport> {
    const response = await this.send(endpoint, account);
    if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
    return endpoints.dataExportSchema.validateSync(response.json(), { strict: true });
  }

  ask = (account?: Account) => this.call(endpoints.openDataExport, account);
  read = (account?: Account) => this.call(endpoints.readDataExport, account);
  download = (id: string | null, account?: Account) =>
    this.send(endpoints.downloadDataExport, account, { id: id ?? '' });

  /** Status, code and message of a refused call. */
  async refuse(endpoint: Call, account: Account | '', options: { actor?: string; id?: string }) {
    const response = await this.send(endpoint, account, options);
    const { error } = response.json<ErrorBody>();
    return { status: response.statusCode, ...error };
  }

  /** The job, once. */
  run(signal = new AbortController().signal): Promise<unknown> {
    const { store, exported, log } = this;
    const job = exportJob({
      store,
      now: () => this.now,
      logger: log.logger,
      exportedTables: exported,
    });
    const now = this.now;
    return job.run({ data: {}, now, signal, progress: () => undefined, again: async () => {} });
  }

  /** Asks, makes and downloads. @returns the texts in the archive by file */
  async archive(account: Account = 'ann'): Promise<Record<string, string>> {
    const { id } = await this.ask(account);
    await this.run();
    return unpack((await this.download(id, account)).rawPayload);
  }
}
