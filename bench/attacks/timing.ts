/**
 * Does forgot-password tell by its time whether an address has an account?
 * npm run build && npx tsx bench/attacks/timing.ts [accounts, default 40]
 */
import { ask, newAddress, signUp, someNetwork, withSite } from './site';

const ACCOUNTS = Number(process.argv[2] ?? 40);

/** Mann-Whitney's U as a z value: beyond 2.6 the samples differ (p < 0.01). */
function zOf(one: readonly number[], other: readonly number[]): number {
  let u = 0;
  for (const left of one)
    for (const right of other) u += left > right ? 1 : left === right ? 0.5 : 0;
  const [n, m] = [one.length, other.length];
  return (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
}

const middle = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)]!;
const figures = (values: readonly number[]) =>
  `median ${middle(values).toFixed(1)} ms, ${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)}`;

void withSite(async (site) => {
  const time = async (email: string): Promise<number> => {
    const from = performance.now();
    const call = { body: { email }, from: someNetwork() };
    const answer = await ask(`${site.url}/api/auth/forgot-password`, call);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`forgot-password answers ${answer.status}.`);
    return performance.now() - from;
  };
  const emails: string[] = [];
  for (let n = 0; n < ACCOUNTS; n += 1) emails.push(await signUp(site));
  await time(newAddress());
  const [known, unknown]: [number[], number[]] = [[], []];
  for (const email of emails) {
    known.push(await time(email));
    unknown.push(await time(newAddress()));
  }
  const z = zOf(known, unknown);
  console.log(`with an account:    ${figures(known)}`);
  console.log(`without an account: ${figures(unknown)}`);
  console.log(`z ${z.toFixed(2)} of ${ACCOUNTS} and ${ACCOUNTS}`);
  if (Math.abs(z) > 2.6) process.exitCode = 1;
});
