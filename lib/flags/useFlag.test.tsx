import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { FlagKey, UserFlags } from '@/contracts/flags';
import { knownSession, publishSession, type SessionUser } from '@/lib/session/sessionStore';
import { TestXhr } from '@/testing/TestXhr';
import { publishFlags } from './flagStore';
import { PageFlags, useFlag } from './useFlag';

const MARA: SessionUser = { username: 'u1', email: 'mara@example.org' };
const NIKO: SessionUser = { username: 'u2', email: 'niko@example.org' };
const OFF = { portfolio: false, impersonationTool: false };
const TOOL = { portfolio: false, impersonationTool: true };

class FakeXhr extends TestXhr {
  static all: FakeXhr[] = [];
  private etag = '';
  constructor() {
    super();
    FakeXhr.all.push(this);
  }
  send(): void {
    /* the test answers */
  }
  getResponseHeader(): string {
    return this.etag;
  }
  answer(status: number, config?: object): void {
    this.etag = JSON.stringify(config);
    this.finish({ status, responseText: JSON.stringify(config ?? '') });
  }
}

const configFor = (email: string) => ({
  f: {
    impersonationTool: { v: false, t: 0, r: [{ a: 'Email', t: 0, c: email, v: true }] },
    portfolio: { v: false, t: 0 },
  },
});

function Shown({ name = 'impersonationTool' }: { name?: FlagKey }) {
  return <output>{String(useFlag(name))}</output>;
}
const shown = () => screen.getByRole('status').textContent;
const show = (ofPage?: UserFlags) =>
  render(
    <PageFlags value={ofPage}>
      <Shown />
    </PageFlags>,
  );
const signIn = (user: SessionUser) => act(() => publishSession({ status: 'authenticated', user }));
const asked = async (count: number) => {
  await waitFor(() => expect(FakeXhr.all).toHaveLength(count));
  return FakeXhr.all.at(-1)!;
};

const before = globalThis.XMLHttpRequest;
let warned: jest.SpyInstance;
beforeEach(() => {
  FakeXhr.all = [];
  globalThis.XMLHttpRequest = FakeXhr as never;
  warned = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  publishFlags({ username: '', values: OFF });
  publishSession({ status: 'unauthenticated' });
});
afterEach(() => {
  globalThis.XMLHttpRequest = before;
  warned.mockRestore();
});

describe('useFlag', () => {
  it('is off for a visitor, and nothing is asked for', async () => {
    show();
    await act(async () => {
      await import('./followFlags');
    });
    expect(shown()).toBe('false');
    expect(FakeXhr.all).toEqual([]);
  });

  it("is right at once after sign-in, from the session's values", () => {
    show();
    act(() => publishFlags({ username: 'u1', values: TOOL }));
    expect(shown()).toBe('false');
    signIn(MARA);
    expect(shown()).toBe('true');
  });

  it('then follows the configuration, through this site, for that user', async () => {
    publishFlags({ username: 'u1', values: OFF });
    signIn(MARA);
    show();
    const request = await asked(1);
    expect(request.url).toMatch(
      /^http:\/\/localhost\/api\/configuration-files\/plumbline\/config_v5\.json\?sdk=ConfigCat-JS\/a-7\.0\.1$/,
    );
    expect(request.timeout).toBe(30_000);
    expect(shown()).toBe('false');
    await act(async () => request.answer(200, configFor(MARA.email)));
    await waitFor(() => expect(shown()).toBe('true'));
    // An older evaluation by the server must not override it.
    act(() => publishFlags({ username: 'u1', values: OFF }));
    expect(shown()).toBe('true');
  });

  it("keeps the server's values while the configuration cannot be loaded, and logs that once", async () => {
    publishFlags({ username: 'u1', values: TOOL });
    signIn(MARA);
    show();
    const request = await asked(1);
    await act(async () => request.answer(500));
    await waitFor(() =>
      expect(warned).toHaveBeenCalledWith(
        expect.stringContaining('Feature flags: Unexpected HTTP response was received: 500'),
      ),
    );
    expect(shown()).toBe('true');
    act(() => publishFlags({ username: 'u1', values: OFF }));
    expect(shown()).toBe('false');
  });

  it("never shows one user's flags to another", async () => {
    publishFlags({ username: 'u1', values: TOOL });
    signIn(MARA);
    show({ username: 'u1', values: TOOL });
    await act(async () => (await asked(1)).answer(200, configFor(MARA.email)));
    await waitFor(() => expect(shown()).toBe('true'));
    signIn(NIKO);
    expect(shown()).toBe('false');
    await act(async () => (await asked(2)).answer(200, configFor(NIKO.email)));
    await waitFor(() => expect(shown()).toBe('true'));
    act(() => publishSession({ status: 'unauthenticated' }));
    expect(shown()).toBe('false');
  });

  it('polls once for all components with a flag, and stops when none is mounted', async () => {
    signIn(MARA);
    const first = show();
    const second = render(<Shown name="portfolio" />);
    const request = await asked(1);
    first.unmount();
    second.unmount();
    await act(async () => request.answer(200, configFor(MARA.email)));
    show();
    await asked(2);
    expect(knownSession().user).toEqual(MARA);
  });

  it('is in the first paint of a page that came with it, and stays through hydration', async () => {
    publishSession({ status: 'loading' });
    const Page = () => (
      <PageFlags value={{ username: 'u1', values: TOOL }}>
        <Shown />
      </PageFlags>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Page />);
    expect(container.textContent).toBe('true');
    const seen: (string | null)[] = [];
    new MutationObserver(() => seen.push(container.textContent)).observe(container, {
      subtree: true,
      characterData: true,
      childList: true,
    });
    let root: Root | undefined;
    await act(async () => {
      root = hydrateRoot(container, <Page />);
    });
    await act(async () => {
      publishFlags({ username: 'u1', values: TOOL });
      publishSession({ status: 'authenticated', user: MARA });
    });
    expect([container.textContent, seen]).toEqual(['true', []]);
    await act(async () => root?.unmount());
  });
});
