/** `attackers.ts <origin> <milliseconds> <networks>`: sends the counts of its answers by status. */
import { Agent } from 'node:http';
import { fetchFrom } from './fetchPage';

const CONNECTIONS = 20;
const [origin, milliseconds, networks] = process.argv.slice(2);

let views = 0;
/** Each is requested only once. */
function dearView(): string {
  views += 1;
  return `/?sort=name&audited=${1 + (views % 9_999)}&page=${1 + (views % 500)}`;
}

async function attack(): Promise<Record<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = performance.now() + Number(milliseconds);
  const answers: Record<number, number> = {};
  const one = async (n: number) => {
    const headers = { 'x-forwarded-for': `198.51.100.${10 + (n % Number(networks)) * 10}` };
    while (performance.now() < until) {
      const { status } = await fetchFrom(origin + dearView(), headers, agent);
      answers[status] = (answers[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => one(n)));
  agent.destroy();
  return answers;
}

void attack().then((answers) => process.send?.(answers));
