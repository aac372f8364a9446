import { PassThrough } from 'node:stream';
import { showProgress, type WorkProgress } from './progress';

const at = (more: Partial<WorkProgress>): WorkProgress => ({
  stage: 'reading',
  bytes: 10,
  read: 1_234,
  new: 1,
  changed: 0,
  refused: 0,
  ...more,
});
const readText = (stream: PassThrough): string =>
  (stream.read() as Buffer | null)?.toString() ?? '';

describe('showProgress', () => {
  it('writes plain lines where nobody watches: one per stage, then now and then', () => {
    const stream = new PassThrough();
    const show = showProgress(stream, 100);
    show.update(at({}));
    show.update(at({ stage: 'rating', done: 0, total: 12_000 }));
    show.update(at({ stage: 'rating', done: 200, total: 12_000 }));
    show.stop();
    expect(readText(stream)).toBe('Rating: 0 of 12,000\n');
  });

  it('draws a bar on a terminal', () => {
    const stream = Object.assign(new PassThrough(), {
      isTTY: true,
      cursorTo: () => true,
      clearLine: () => true,
      moveCursor: () => true,
      columns: 100,
    });
    const show = showProgress(stream, 100);
    show.update(at({ bytes: 50 }));
    show.stop();
    expect(readText(stream)).toMatch(/Reading .*1,234 read, 1 new/);
  });
});
