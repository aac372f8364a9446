import { watchErrors } from './watchErrors';

const TARGET = { dsn: 'https://key@errors.example/1', release: 'site@7', environment: 'staging' };

function sentryStub() {
  const reported: unknown[] = [];
  const load = jest.fn(async () => ({
    startSentry: () => (error: unknown) => {
      reported.push(error);
    },
  }));
  return { reported, load };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const settled = () => jest.advanceTimersByTimeAsync(1_000);

describe('watchErrors', () => {
  it('does nothing without a DSN', async () => {
    const { reported, load } = sentryStub();
    window.addEventListener('error', (event) => event.preventDefault(), { once: true });
    watchErrors(undefined, load);
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('unheard') }));
    await settled();
    expect(load).not.toHaveBeenCalled();
    expect(reported).toEqual([]);
  });

  it('reports errors from before Sentry loaded, and after', async () => {
    const { reported, load } = sentryStub();
    watchErrors(TARGET, load);
    const early = new Error('early');
    window.dispatchEvent(new ErrorEvent('error', { error: early }));
    expect(load).not.toHaveBeenCalled();
    await settled();
    const late = new Error('late');
    window.dispatchEvent(new ErrorEvent('error', { error: late }));
    expect(reported).toEqual([early, late]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('reports rejections and what the page reported itself', async () => {
    const { reported, load } = sentryStub();
    watchErrors(TARGET, load);
    const reason = new Error('rejected');
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    window.dispatchEvent(
      new CustomEvent('plumbline:error', {
        detail: { title: 'Timeout', description: 'Page /', trace: 'at x' },
      }),
    );
    await settled();
    expect(reported).toEqual([
      reason,
      expect.objectContaining({ name: 'Reported', message: 'Timeout: Page /', stack: 'at x' }),
    ]);
  });

  it('keeps at most twenty', async () => {
    const { reported, load } = sentryStub();
    watchErrors(TARGET, load);
    for (let index = 0; index < 30; index += 1)
      window.dispatchEvent(new ErrorEvent('error', { error: new Error(String(index)) }));
    await settled();
    expect(reported).toHaveLength(20);
  });

  it('works when Sentry cannot be loaded', async () => {
    watchErrors(TARGET, () => Promise.reject(new Error('blocked')));
    await settled();
    expect(() =>
      window.dispatchEvent(new ErrorEvent('error', { error: new Error('after') })),
    ).not.toThrow();
  });
});
