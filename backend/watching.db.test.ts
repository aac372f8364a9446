import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { openTestStore } from '../testing/store';
import { WebMetrics } from '../server/framework/web/WebMetrics';
import { createApp } from './createApp';
import type { Store } from './db/store';

const DEPLOY = join(__dirname, '..', 'deploy');
const read = (path: string) => readFileSync(join(DEPLOY, path), 'utf8');

const { panels } = JSON.parse(read('grafana/plumbline.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const shown = panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }): [string, string] => [title, expr]),
);
const alerts = read('prometheus/plumbline-alerts.yml')
  .split(/^ +- alert: /m)
  .slice(1)
  .map((rule): [string, string] => [
    rule.split('\n', 1)[0]!,
    /expr: (?:>-)?(.*?)^ +(?:for|labels):/ms.exec(rule)![1]!,
  ]);

const WORDS = /\b(?:sum|rate|increase|by|topk|histogram_quantile|max|min|__rate_interval)\b/g;
/** Metrics and labels that an expression names. */
const namesIn = (expression: string): string[] =>
  [
    ...expression
      .replace(/"[^"]*"|\[[^\]]*\]/g, '')
      .replace(WORDS, '')
      .matchAll(/\b[a-z]\w+\b/g),
  ].map(([name]) => name);

describe('the dashboard and the alerts of deploy/', () => {
  let store: Store;
  const known = new Set(['up', 'instance', 'job']);
  let printed = '';
  beforeAll(async () => {
    store = await openTestStore();
    const app = await createApp({
      store,
      now: () => new Date(),
      logger: pino({ level: 'silent' }),
    });
    await app.inject('/api/overview');
    const web = new WebMetrics({ load: { running: 0, waiting: 0 } });
    printed = (await app.inject('/metrics')).body + (await web.registry.metrics());
    await app.close();
    for (const [, name, kind] of printed.matchAll(/^# TYPE (\w+) (\w+)$/gm))
      for (const end of kind === 'histogram' ? ['', '_count', '_sum', '_bucket'] : [''])
        known.add(name! + end);
    for (const [, label] of printed.matchAll(/[{,](\w+)="/g)) known.add(label!);
    // Without an example in an empty store.
    for (const label of ['class', 'reader', 'metric', 'status', 'name', 'state', 'of'])
      known.add(label);
  });
  afterAll(() => store.close());

  it.each([...shown, ...alerts])('%s asks for what the processes tell', (_title, expression) => {
    const names = namesIn(expression);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('meet no label that Prometheus sets itself', () => {
    expect(printed).not.toMatch(/[{,](?:job|instance)="/);
  });
});
