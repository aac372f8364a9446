/**
 * 210 wrong passwords of one /48 at one account, then its owner with the right one:
 * npm run build && npx tsx bench/attacks/lockout.ts
 */
import { countBy, PASSWORD, signIn, signUp, someNetwork, withSite } from './site';

void withSite(async (site) => {
  const email = await signUp(site);
  const from = performance.now();
  const statuses: number[] = [];
  for (let n = 0; n < 210; n += 1) {
    const network = `2001:db8:5:${(n * 256).toString(16)}::1`;
    statuses.push(await signIn(site, email, `wrong horse ${n}`, network));
  }
  const seconds = ((performance.now() - from) / 1_000).toFixed(0);
  console.log(`210 wrong passwords of one /48 in ${seconds} s: ${countBy(statuses)}`);
  for (let tries = 1; tries <= 60; tries += 1) {
    const status = await signIn(site, email, PASSWORD, someNetwork());
    console.log(`the owner, try ${tries}: ${status}`);
    if (status === 200) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 5_000);
    });
  }
  process.exitCode = 1;
});
