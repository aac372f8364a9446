import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { openTestStore } from '../../testing/store';
import { forgetAccount, mergeProjects, modules } from '../compose';
import * as schema from './schema';
import { readRows, type Store } from './store';
import { emptyTables } from './testing/emptyTables';

const NOW = new Date('2026-11-21T12:00:00Z');
const AT = `'2026-11-20T12:00:00Z'`;

const report = (id: string, project: string, email = 'null') =>
  `insert into reports (id, reference, created_at, kind, project_id, project_name, about, occurred_on, what, links, email, state)
   values ('${id}', 'PL-${id}', ${AT}, 'incident', '${project}', 'P', '', '', 'w', '[]', ${email}, 'received')`;

const alert = (event: number, account: string, project: string) =>
  `insert into alerts (account, project_id, event_id, kind, at, data) values ('${account}', '${project}', ${event}, 'suspended', ${AT}, '{}')`;

const watched = (list: string, project: string) =>
  `insert into watchlist_projects (watchlist_id, project_id, position, added_at) values ('${list}', '${project}', 0, ${AT})`;

const removed = (list: string, project: string) =>
  `insert into watchlist_removed (watchlist_id, project_id, removed_at, added_at) values ('${list}', '${project}', ${AT}, ${AT})`;

const rules = modules.flatMap((module) => module.tables ?? []);
const tableName = ({ table }: (typeof rules)[number]) => getTableName(table);
const tables = Object.values(schema).filter((value) => is(value, PgTable)) as PgTable[];
const rulesFor = (owner: string) => rules.filter(({ belongsTo }) => belongsTo === owner);

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => emptyTables(store.db, tables.map(getTableName).join(', ')));
afterAll(() => store.close());

async function fill(statements: readonly string[]): Promise<void> {
  for (const statement of statements) await store.db.execute(sql.raw(statement));
}

async function tablesWith(...words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const says = sql.join(
      words.map((word) => sql`position(${word} in t::text) > 0`),
      sql` or `,
    );
    const rows = await readRows(store.db, sql`select 1 from ${table} t where ${says} limit 1`);
    if (rows.length > 0) found.push(getTableName(table));
  }
  return found.sort();
}

it('states for every table, once, who owns its rows', () => {
  expect(rules.map(tableName).sort()).toEqual(tables.map(getTableName).sort());
});

describe('deleting an account', () => {
  const HASH = 'a'.repeat(40);
  const VISITOR = 'b'.repeat(40);
  const NAMES = {
    account: 'ann-1',
    email: 'Ann@Example.org',
    emailHash: HASH,
    visitorKey: VISITOR,
  };
  const WORDS = ['ann-1', 'Ann@Example.org', 'ann@example.org', 'ann@example.ORG', HASH, VISITOR];
  const session = (hash: string, account: string, acting = 'null, null, null, null, null') =>
    `insert into sessions (sid_hash, account, email_hash, created_at, last_seen_at, agent, acting_as, acting_email,
       acting_since, acting_until, acting_reason)
     values ('${hash}', '${account}', '${account === 'ann-1' ? HASH : 'other'}', ${AT}, ${AT}, 'Firefox', ${acting})`;
  const audit = (event: string, account: string, actor: string, emailHash = 'null') =>
    `insert into audit_log (at, event, outcome, account, actor, email_hash, sid_hash, address_key, request_id)
     values (${AT}, '${event}', 'success', ${account}, ${actor}, ${emailHash}, 'sid', 'address', 'request')`;
  const ROWS = [
    `insert into pool_users (sub, email, email_key, status, created_at, updated_at) values
       ('ann-1', 'Ann@Example.org', 'ann@example.org', 'CONFIRMED', ${AT}, ${AT}), ('bob-1', 'bob@example.org', 'bob@example.org', 'CONFIRMED', ${AT}, ${AT})`,
    `insert into pool_identities (provider, subject, sub, created_at) values ('Google', '1', 'ann-1', ${AT})`,
    `insert into pool_codes (email_key, purpose, browser, expires_at) values ('ann@example.org', 'reset', 'browser', ${AT})`,
    `insert into pool_tokens (token_hash, sub, origin_jti, auth_time, expires_at) values ('x', 'ann-1', 'j', ${AT}, ${AT})`,
    `insert into pool_requests (kind, id_hash, payload, expires_at) values ('AuthorizationCode', 'x', '{"accountId": "ann-1"}', ${AT})`,
    `insert into pool_failures (key, failures, last_at, locked_until) values ('ann@example.org', 1, ${AT}, ${AT})`,
    `insert into rate_windows (key, starts_at, count) values ('try login account ${HASH}', ${AT}, 1),
       ('code reset ann@example.org', ${AT}, 1), ('change ann-1', ${AT}, 1), ('change joann-1', ${AT}, 1)`,
    `insert into outbox (recipient, kind, subject, text, html, created_at) values ('Ann@Example.org', 'reset', 's', 't', 'h', ${AT})`,
    `insert into accounts (account, email_hash, sealed_email, signed_in_at) values ('ann-1', '${HASH}', 's', ${AT}), ('bob-1', 'other', 's', ${AT})`,
    session('own', 'ann-1', `'bob-1', 'sealed', ${AT}, ${AT}, 'desk'`),
    session('staff', 'bob-1', `'ann-1', 'sealed', ${AT}, ${AT}, 'desk'`),
    `insert into known_browsers (browser_hash, email_hash, used_at) values ('browser', '${HASH}', ${AT})`,
    `insert into staff_rights (account, granted_at, granted_by, reason) values ('ann-1', ${AT}, 'root', 'desk')`,
    `insert into profiles (account, display_name, picture, picture_at, updated_at)
       values ('ann-1', 'Ann', 'p1', ${AT}, ${AT}), ('bob-1', 'Bob', 'p2', ${AT}, ${AT})`,
    `insert into picture_files (picture, at) values ('p1', ${AT}), ('p2', ${AT})`,
    audit('sign-in', `'ann-1'`, 'null'),
    audit('sign-in', 'null', 'null', `'${HASH}'`),
    audit('staff-granted', `'ann-1'`, 'null'),
    audit('impersonation-write', `'bob-1'`, `'ann-1'`),
    audit('impersonation-started', `'ann-1'`, `'bob-1'`, `'${HASH}'`),
    audit('sign-in', `'bob-1'`, 'null'),
    `insert into projects (id, name, category, origin) values ('p', 'P', 'dex', 'projects')`,
    `insert into votes (project_id, voter_key, network_keys, yes, voted_at) values ('p', '${VISITOR}', '{a}', true, ${AT}), ('p', 'other', '{a}', true, ${AT})`,
    `insert into page_views (project_id, hour, visitor_key) values ('p', ${AT}, '${VISITOR}')`,
    `with run as (insert into imports (kind, source, started_at, summary) values ('projects', 's', ${AT}, '{}') returning id)
       insert into import_changes (import_id, project_id, changes)
       select id, 'p', '[{"table":"votes","key":"p ${VISITOR}"},{"table":"votes","key":"p other"}]' from run`,
    `insert into watchlists (id, account, name, position, created_at, updated_at)
       values ('l1', 'ann-1', 'Mine', 0, ${AT}, ${AT}), ('l2', 'bob-1', 'Mine', 0, ${AT}, ${AT})`,
    alert(1, 'ann-1', 'p'),
    alert(1, 'bob-1', 'p'),
    `insert into alert_deliveries (alert_id, channel, next_at) select id, 'mail', at from alerts`,
    `insert into notification_settings (id, account, email, frequency, kinds, score_points, updated_at)
       values ('s1', 'ann-1', 'Ann@Example.org', 'daily', '{}', 5, ${AT}), ('s2', 'bob-1', 'bob@example.org', 'daily', '{}', 5, ${AT})`,
    `insert into webhooks (id, account, name, url, secret, kinds, created_at) values
       ('w1', 'ann-1', 'Bot', 'https://example.org/', 's', '{}', ${AT}), ('w2', 'bob-1', 'Bot', 'https://example.org/', 's', '{}', ${AT})`,
    `insert into wallet_lists (account, version, updated_at) values ('ann-1', 1, ${AT}), ('bob-1', 1, ${AT})`,
    `insert into wallets (account, chain, address, position) values
       ('ann-1', 'eip155:1', '0x1', 0), ('bob-1', 'eip155:1', '0x2', 0)`,
    `insert into wallet_challenges (nonce_hash, account, session, chain, address, created_at, expires_at) values
       ('n1', 'ann-1', 's', 'eip155:1', '0x1', ${AT}, ${AT}), ('n2', 'bob-1', 's', 'eip155:1', '0x2', ${AT}, ${AT})`,
    watched('l1', 'p'),
    watched('l2', 'p'),
    `insert into data_exports (id, account, names, state, asked_at)
       values ('e1', 'ann-1', '{"email":"Ann@Example.org"}', 'waiting', ${AT}), ('e2', 'bob-1', '{}', 'waiting', ${AT})`,
    `insert into user_events (day, account, event_name, properties, count)
       values (${AT}, 'ann-1', 'login', '{}', 1), (${AT}, 'bob-1', 'login', '{}', 1), (${AT}, '', 'login', '{}', 1)`,
    `insert into surveys (account, version, purpose, clarity, comment, changed_on)
       values ('ann-1', '1', 'use', 4, '', ${AT}), ('bob-1', '1', 'use', 4, '', ${AT})`,
    report('1', 'p', `'ann@example.ORG'`),
    `insert into outbox (recipient, kind, subject, text, html, created_at) values ('ann@example.ORG', 'report-state', 's', 't', 'h', ${AT})`,
  ];
  const forget = () =>
    store.db.transaction((tx) => forgetAccount(tx as unknown as typeof store.db, NAMES, NOW));
  const readAudit = () =>
    readRows<Record<string, string>>(
      store.db,
      sql`select event, account, actor, detail from audit_log order by at, id`,
    );

  it('leaves no row that names it, in any table', async () => {
    await fill(ROWS);
    const forgetful = rules.filter((rule) => 'onForget' in rule && rule.onForget).map(tableName);
    expect(await tablesWith(...WORDS)).toEqual(forgetful.sort());
    await forget();
    expect(await store.db.$count(schema.rateWindows)).toBe(1);
    await store.db.delete(schema.rateWindows);
    expect(await tablesWith(...WORDS)).toEqual([]);
  });

  it('leaves other accounts alone', async () => {
    await fill(ROWS);
    await forget();
    expect(await store.db.$count(schema.poolUsers)).toBe(1);
    expect(await store.db.$count(schema.accounts)).toBe(1);
    expect(await store.db.$count(schema.votes)).toBe(1);
    const three = [schema.alerts, schema.alertDeliveries, schema.notificationSettings];
    const walletTables = [schema.walletLists, schema.wallets, schema.walletChallenges];
    for (const table of [...three, ...walletTables, schema.dataExports, schema.webhooks])
      expect(await store.db.$count(table)).toBe(1);
    expect(await store.db.$count(schema.watchlists)).toBe(1);
    expect(await store.db.$count(schema.userEvents)).toBe(2);
    expect(await store.db.$count(schema.surveys)).toBe(1);
    expect(await store.db.$count(schema.watchlistProjects)).toBe(1);
    expect(await store.db.$count(schema.profiles)).toBe(1);
    expect(
      await store.db.select().from(schema.pictureFiles).orderBy(schema.pictureFiles.picture),
    ).toEqual([
      { picture: 'p1', at: '1970-01-01T00:00:00.000Z' },
      { picture: 'p2', at: '2026-11-20T12:00:00.000Z' },
    ]);
    expect(await store.db.select().from(schema.importChanges)).toEqual([
      expect.objectContaining({ changes: [{ table: 'votes', key: 'p other' }] }),
    ]);
    const [open] = await store.db.select().from(schema.sessions);
    expect(open).toMatchObject({ sidHash: 'staff', endedAt: null, actingAs: null });
  });

  it('keeps what staff did on record, under one pseudonym', async () => {
    await fill(ROWS);
    await forget();
    const rows = await readAudit();
    const pseudonym = rows.find(({ event }) => event === 'staff-granted')!.account!;
    expect(pseudonym).toMatch(/^forgotten-[0-9a-f-]{36}$/);
    expect(rows.map(({ event, account, actor }) => [event, account, actor])).toEqual([
      ['sign-in', 'bob-1', null],
      ['staff-granted', pseudonym, null],
      ['impersonation-write', 'bob-1', pseudonym],
      ['impersonation-started', pseudonym, 'bob-1'],
      ['impersonation-ended', pseudonym, 'bob-1'],
      ['impersonation-ended', 'bob-1', pseudonym],
    ]);
    const [right] = await store.db.select().from(schema.staffRights);
    expect(right).toMatchObject({ account: pseudonym, revokedAt: NOW.toISOString() });
  });

  it('takes what its archive has of each table, unless that says why it has nothing', async () => {
    await fill(ROWS);
    const files: string[] = [];
    for (const rule of rules) {
      if (!rule.exported) continue;
      if ('leftOut' in rule.exported) {
        expect([tableName(rule), rule.exported.leftOut]).toEqual([
          tableName(rule),
          expect.stringMatching(/^[A-Z].{20,}\.$/),
        ]);
        continue;
      }
      const { file, about, read } = rule.exported;
      files.push(file);
      expect(about).toMatch(/^[A-Z].{10,}\.$/);
      const rows = await read(store.db, NAMES, 10);
      expect([file, rows.length]).not.toEqual([file, 0]);
      const text = JSON.stringify(rows);
      for (const word of ['bob', 'other', HASH, VISITOR, 'sealed'])
        expect([file, text]).not.toEqual([file, expect.stringContaining(word)]);
    }
    expect(new Set(files).size).toBe(files.length);
    expect(files.length).toBeGreaterThan(12);
  });
});

describe('merging two projects', () => {
  const project = (id: string) =>
    `insert into projects (id, name, category, origin) values ('${id}', '${id}', 'dex', 'projects')`;
  const rowsFor = (id: string, key: string) => [
    project(id),
    `insert into project_aliases (alias, project_id) values ('former-${key}', '${id}')`,
    `insert into tokens (id, project_id, chain, address, symbol) values ('t${key}', '${id}', 'c', 'a', 's')`,
    `insert into contracts (id, project_id, chain, address, name, role) values ('c${key}', '${id}', 'c', 'a', 'n', 'core')`,
    `insert into issued_tokens (id, project_id, chain, address) values ('i${key}', '${id}', 'c', 'a')`,
    `insert into chain_tops (project_id, kind, key, n, failed, last_at) values ('${id}', 'caller', 'a', 1, 0, ${AT})`,
    `insert into issued_records (project_id, issuer_id) values ('${id}', '${id}')`,
    `insert into audits (id, project_id, auditor, published_on, report_url) values ('a${key}', '${id}', 'x', '2026-01-01', 'u')`,
    `insert into findings (audit_id, ordinal, title, severity, status) values ('a${key}', 1, 't', 'high', 'fixed')`,
    `insert into incidents (id, project_id, victim, occurred_on, title) values ('i${key}', '${id}', 'v', '2026-01-01', 't')`,
    `insert into bounties (project_id, status) values ('${id}', 'active')`,
    `insert into observations (project_id, key, value, observed_at) values ('${id}', 'k', '1', ${AT})`,
    `with run as (insert into imports (kind, source, started_at, summary) values ('projects', 's', ${AT}, '{}') returning id)
       insert into import_changes (import_id, project_id, changes) select id, '${id}', '[]' from run`,
    `insert into statements (project_id, document) values ('${id}', '{}')`,
    `insert into corrections (at, project_id, said_of, project_name, kind, item, name)
       values (${AT}, '${id}', '${id}', 'V', 'bounty', 'b', 'B')`,
    `insert into rulings (key, ruling, project_id, facts, by, reason, at)
       values ('token r${key}', 'removed', '${id}', '{}', 'ann', 'Spam', ${AT})`,
    `insert into embedded_records (project_id, record_hash, stored_hash, taken_at) values ('${id}', 'r', 's', ${AT})`,
    `insert into ratings (project_id, method_version, rated_at, facts_hash, known, status, state, explanation, facts)
       values ('${id}', '${key}', ${AT}, 'h', 1, 'active', 'rated', '{}', '{}')`,
    `insert into project_scores (project_id) values ('${id}')`,
    `insert into votes (project_id, voter_key, network_keys, yes, voted_at) values ('${id}', 'v${key}', '{a}', true, ${AT})`,
    `insert into page_views (project_id, hour, visitor_key) values ('${id}', ${AT}, 'v${key}')`,
    `insert into page_view_totals (project_id, views) values ('${id}', 2)`,
    `insert into watchlists (id, account, name, position, created_at, updated_at) values ('l${key}', 'ann', 'Mine', 0, ${AT}, ${AT})`,
    watched(`l${key}`, id),
    removed(`l${key}`, id),
    alert(Number(key), 'ann', id),
    report(key, id),
  ];
  const merge = () =>
    store.db.transaction((tx) =>
      mergeProjects(tx as unknown as typeof store.db, 'goes-away', 'goes-on'),
    );
  const count = async (table: string) =>
    (await readRows<{ n: number }>(store.db, sql`select count(*) as n from ${sql.raw(table)}`))[0]!
      .n;

  it('moves every row', async () => {
    await fill([...rowsFor('goes-away', '1'), project('goes-on')]);
    const belonging = rulesFor('project').map(tableName);
    for (const table of belonging) expect([table, await count(table)]).not.toEqual([table, 0]);
    await merge();
    // So that search forgets it, and an undo knows of the merge.
    expect(await tablesWith('goes-away')).toEqual([
      ...['corrections', 'search_changes', 'statements'],
    ]);
    // Derived: the next import recreates them.
    const derived = ['project_scores', 'issued_records', 'chain_tops'];
    expect(await count('statements')).toBe(2);
    const others = [...derived, 'statements'];
    const moved = belonging.filter((table) => !others.includes(table));
    for (const table of moved) expect([table, await count(table)]).toEqual([table, 1]);
  });

  it('keeps the rows of both where they differ', async () => {
    await fill([...rowsFor('goes-away', '1'), ...rowsFor('goes-on', '2')]);
    await merge();
    const two = [
      'tokens',
      'contracts',
      'issued_tokens',
      'audits',
      'findings',
      'incidents',
      'observations',
      'reports',
      'rulings',
    ];
    for (const table of [
      ...two,
      'ratings',
      'votes',
      'page_views',
      'project_aliases',
      'watchlist_projects',
      'watchlist_removed',
      'alerts',
    ])
      expect([table, await count(table)]).toEqual([table, 2]);
    for (const table of ['bounties', 'embedded_records', 'project_scores', 'page_view_totals'])
      expect([table, await count(table)]).toEqual([table, 1]);
    expect((await store.db.select().from(schema.pageViewTotals))[0]!.views).toBe(4);
  });

  it('counts one who voted on both once, with the vote on the project that goes on', async () => {
    const vote = (id: string, yes: boolean) =>
      `insert into votes (project_id, voter_key, network_keys, yes, voted_at) values ('${id}', 'v', '{a}', ${yes}, ${AT})`;
    await fill([project('goes-away'), project('goes-on')]);
    await fill([vote('goes-away', true), vote('goes-on', false)]);
    await merge();
    expect(await store.db.select().from(schema.votes)).toEqual([
      expect.objectContaining({ projectId: 'goes-on', yes: false }),
    ]);
  });
});
