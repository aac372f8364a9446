import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs statements over a gate in a Node of its own, as the web process does; `log` collects. */
function run(body: string): unknown {
  const code = `import { RenderGate } from ${JSON.stringify(join(__dirname, 'renderGate.mjs'))};
    let time = 0; const log = []; const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
    const limits = { atOnce: 1, waiting: 4, perNetwork: 2, perMinute: 100 };
    const gate = new RenderGate(limits, () => time);
    const enter = (network, name = network) => gate.enter(network).then((answer) => { log.push(answer.leave ? name : answer.status); return answer; });
    ${body}
    console.log(JSON.stringify(log));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }),
  );
}

describe('RenderGate', () => {
  it('lets networks take turns, however many requests one of them has in line', () => {
    const log = run(`
      const first = await enter('a', 'a1');
      const rest = ['a2', 'a3'].map((name) => enter('a', name)).concat(enter('b'), enter('c'));
      first.leave();
      for (const one of [0, 2, 3, 1]) { await settle(); await settle(); (await rest[one]).leave(); }
    `);
    expect(log).toEqual(['a1', 'a2', 'b', 'c', 'a3']);
  });

  it('refuses one network that fills its line, and lets others in line', () => {
    const log = run(`
      await enter('a', 'a1');
      enter('a', 'a2'); enter('a', 'a3');
      await enter('a', 'a4');
      const b = enter('b');
      await settle();
    `);
    expect(log).toEqual(['a1', 503]);
  });

  it('refuses when the whole line is full', () => {
    const log = run(`
      await enter('a');
      ['b', 'c', 'd', 'e'].forEach((network) => enter(network));
      await enter('f');
    `);
    expect(log).toEqual(['a', 503]);
  });

  it('counts the pages of a network for a minute', () => {
    const log = run(`
      for (let n = 0; n < 100; n += 1) (await gate.enter('a')).leave();
      time = 30_000;
      log.push(await gate.enter('a'));
      (await enter('b')).leave();
      time = 60_000;
      (await enter('a')).leave();
    `);
    expect(log).toEqual([{ status: 429, retryAfter: 30 }, 'b', 'a']);
  });

  it('gives a place back once, although the answer ends and the connection closes', () => {
    const log = run(`
      const first = await enter('a', 'a1');
      first.leave(); first.leave();
      await enter('b');
      enter('c');
      await settle();
    `);
    expect(log).toEqual(['a1', 'b']);
  });
});
