import { RENDERING } from '../../contracts/limits';
import { KeptAnswers } from './keptAnswers';

const NOW = Date.parse('2026-11-22T12:00:00Z');
let count: number;
const read = async () => {
  count += 1;
  return { count };
};
const question = (after = 0, addressKey = 'someone', name = 'project') => ({
  name,
  id: 'aave',
  seconds: 60,
  now: new Date(NOW + after),
  caller: { addressKey },
});

describe('KeptAnswers', () => {
  const readText = async (kept: KeptAnswers, ...given: Parameters<typeof question>) =>
    (await kept.answer(question(...given), read)).bytes.toString();
  let kept: KeptAnswers;
  beforeEach(() => {
    count = 0;
    kept = new KeptAnswers();
  });

  it('keeps an answer for its seconds', async () => {
    expect(await readText(kept)).toBe('{"count":1}');
    expect(await readText(kept, 59_999)).toBe('{"count":1}');
    expect(await readText(kept, 60_000)).toBe('{"count":2}');
  });

  it('keeps none from before the clock was set back', async () => {
    await readText(kept);
    expect(await readText(kept, -86_400_000)).toBe('{"count":2}');
  });

  it('keeps one answer of a project from the other', async () => {
    expect(await readText(kept)).toBe('{"count":1}');
    expect(await readText(kept, 0, 'someone', 'rating')).toBe('{"count":2}');
  });

  it('reads again for a page being rendered, and keeps that', async () => {
    await readText(kept);
    expect(await readText(kept, 1, RENDERING)).toBe('{"count":2}');
    expect(await readText(kept, 2)).toBe('{"count":2}');
  });

  it('keeps no failure', async () => {
    await expect(kept.answer(question(), () => Promise.reject(new Error('gone')))).rejects.toThrow(
      'gone',
    );
    expect(await readText(kept)).toBe('{"count":1}');
  });

  it('clears, and keeps nothing that was read before', async () => {
    await readText(kept);
    kept.forget();
    expect(await readText(kept)).toBe('{"count":2}');
    kept.forget();
    const old = kept.answer(question(), async () => {
      kept.forget();
      return 'old';
    });
    expect((await old).bytes.toString()).toBe('"old"');
    expect(await readText(kept)).toBe('{"count":3}');
  });
});
