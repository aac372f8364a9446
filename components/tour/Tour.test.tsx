import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { Link } from '@/components/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { onAuthRequest, type AuthRequest } from '@/components/auth/openAuth';
import { publishSession, type SessionState } from '@/lib/session/sessionStore';
import { hearAnalytics } from '@/testing/hearAnalytics';
import { makeRouter } from '@/testing/render';
import { setScreen } from '@/testing/screen';
import { TourLoader } from '.';
import { TourPart } from '../settings/TourPart';

const LOADING_MS = 20_000;
const SIGNED_IN: SessionState = {
  status: 'authenticated',
  user: { username: 'u1', email: 'mara@example.org' },
};
const SIGNED_OUT: SessionState = { status: 'unauthenticated' };

const home = (
  <>
    <p className="tour-step-1">account</p>
    <div className="tour-step-2">
      <input aria-label="search" />
    </div>
    <Link className="tour-project" href="/projects/aave">
      Aave
    </Link>
    <table className="tour-step-3">
      <tbody>
        <tr>
          <td>
            <Link href="/projects/uniswap">Uniswap</Link>
          </td>
        </tr>
      </tbody>
    </table>
    <a className="tour-start" href="/?tour=true">
      Take the guided tour
    </a>
  </>
);
const project = [4, 5, 6, 7].map((step) => (
  <p key={step} className={`tour-step-${step}`}>
    {step}
  </p>
));

let address: string;
let go: (to: string) => void;
const replace = jest.fn();

function Site({ start, pages }: { start: string; pages: Record<string, ReactNode> }) {
  const [at, setAt] = useState(start);
  const path = at.split(/[?#]/)[0]!;
  useEffect(() => {
    address = at;
    go = setAt;
  }, [at]);
  const pathname =
    path === '/' ? '/home/[view]' : path.startsWith('/projects/') ? '/projects/[id]' : path;
  const router = makeRouter({
    pathname,
    asPath: at,
    push: async (to) => {
      setAt(String(to));
      return true;
    },
    replace: async (to, ...rest) => {
      replace(to, ...rest);
      setAt(String(to));
      return true;
    },
  });
  return (
    <RouterContext.Provider value={router}>
      <main id="content" tabIndex={-1}>
        {pages[path] ?? pages[pathname]}
      </main>
      <TourLoader />
    </RouterContext.Provider>
  );
}

const PAGES = {
  '/': home,
  '/projects/[id]': project,
  '/my/settings': <TourPart />,
  '/methodology': 'Methodology',
};

function open(start: string, session: SessionState, pages: Record<string, ReactNode> = PAGES) {
  act(() => publishSession(session));
  return { ...render(<Site start={start} pages={pages} />), user: userEvent.setup() };
}
const step = (name: string) => screen.findByRole('dialog', { name }, { timeout: LOADING_MS });
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(await screen.findByRole('button', { name }));
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const ANONYMOUS = [
  'Find a project',
  'The leaderboard',
  'Watch a project',
  'The lines of a rating',
  'Every signal, with its source',
  'Changes and alerts',
];

let warn: jest.SpyInstance;
beforeEach(() => {
  setScreen({ desktop: true });
  replace.mockClear();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  warn.mockRestore();
});

describe('the guided tour', () => {
  it('leads a visitor without an account through six steps to the sign-up completion, and removes the flag at the end', async () => {
    const { heard, stop } = hearAnalytics();
    const { user } = open('/?tour=true', SIGNED_OUT);
    for (const [index, name] of ANONYMOUS.entries()) {
      expect(await step(name)).toHaveTextContent(`${index + 1} of 6`);
      await press(user, 'Next');
    }
    const completion = await step('That’s the tour');
    expect(completion).not.toHaveTextContent(/\d of \d/);
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/auth/signup');
    await press(user, 'Done');
    await gone();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(address).toBe('/projects/aave');
    expect(heard).toEqual([
      ['tutorial_begin', {}],
      ['tutorial_complete', {}],
    ]);
    stop();
    expect(warn).not.toHaveBeenCalled();
  });

  it('opens the sign-up from there', async () => {
    const asked: AuthRequest[] = [];
    const stop = onAuthRequest((request) => asked.push(request));
    const { user } = open('/?tour=true', SIGNED_OUT);
    await step(ANONYMOUS[0]!);
    for (const name of ANONYMOUS) {
      await step(name);
      await press(user, 'Next');
    }
    await user.click(await screen.findByRole('link', { name: 'Sign Up' }));
    expect(asked).toEqual([{ step: 'signup' }]);
    await gone();
    stop();
  });

  it('leads a signed-in user over seven steps to Done', async () => {
    const { user } = open('/?tour=true', SIGNED_IN);
    for (const [index, name] of ['Your account', ...ANONYMOUS].entries()) {
      expect(await step(name)).toHaveTextContent(`${index + 1} of 7`);
      await press(user, 'Next');
    }
    expect(await step('That’s the tour')).toHaveTextContent('account settings');
    expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull();
    await press(user, 'Done');
    await gone();
  });

  it('asks before it is skipped, returns to the step, and takes nothing but the flag from the address', async () => {
    const { user } = open('/?category=dex&tour=true', SIGNED_IN);
    await step('Your account');
    await press(user, 'Next');
    await step('Find a project');
    await press(user, 'Close the tour');
    await step('Skip the tour?');
    await press(user, 'Return to tour');
    await step('Find a project');
    await press(user, 'Back');
    await step('Your account');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await user.keyboard('{Escape}');
    await step('Skip the tour?');
    expect(address).toBe('/?category=dex&tour=true');
    await press(user, 'Yes, skip');
    await gone();
    expect(address).toBe('/?category=dex');
    expect(replace).toHaveBeenCalledWith('/?category=dex', undefined, {
      shallow: true,
      scroll: false,
    });
  });

  it('skips what is missing or invisible, and says so in the console', async () => {
    const sparse = (
      <>
        <p className="tour-step-4">4</p>
        <div style={{ display: 'none' }}>
          <p className="tour-step-5">5</p>
        </div>
        <p className="tour-step-7">7</p>
      </>
    );
    const { user } = open('/?tour=true', SIGNED_OUT, { ...PAGES, '/projects/[id]': sparse });
    for (const name of ANONYMOUS.slice(0, 3)) {
      await step(name);
      await press(user, 'Next');
    }
    await step('Changes and alerts');
    expect(warn.mock.calls).toEqual([
      ['Guided tour: nothing to show at .tour-step-5, moving on.'],
      ['Guided tour: nothing to show at .tour-step-6, moving on.'],
    ]);
    await press(user, 'Back');
    await step('Watch a project');
    expect(warn).toHaveBeenCalledTimes(4);
  });

  it('shows nothing about a project when the leaderboard is empty', async () => {
    const { user } = open('/?tour=true', SIGNED_OUT, {
      ...PAGES,
      '/': (
        <>
          <p className="tour-step-2">2</p>
          <p className="tour-step-3">No project</p>
        </>
      ),
    });
    await step('Find a project');
    await press(user, 'Next');
    await step('The leaderboard');
    await press(user, 'Next');
    await step('That’s the tour');
    expect(warn).toHaveBeenCalledTimes(4);
    await press(user, 'Done');
    await gone();
    expect(address).toBe('/');
  });

  it('leaves Escape to what is open in the highlighted area', async () => {
    const { user } = open('/?tour=true', SIGNED_OUT);
    await step('Find a project');
    const search = screen.getByLabelText('search');
    search.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    search.focus();
    await user.keyboard('{Escape}');
    await step('Find a project');
    await user.keyboard('{Escape}');
    await step('Skip the tour?');
  });

  it('focuses its buttons, and returns the focus', async () => {
    const { heard, stop } = hearAnalytics();
    const { user } = open('/', SIGNED_OUT);
    const start = screen.getByRole('link', { name: 'Take the guided tour' });
    start.focus();
    await user.click(start);
    await step('Find a project');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
    await press(user, 'Close the tour');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Return to tour' })).toHaveFocus(),
    );
    await press(user, 'Yes, skip');
    await gone();
    expect(heard).toEqual([['tutorial_begin', {}]]);
    stop();
    expect(start).toHaveFocus();
  });
});

describe('it starts', () => {
  it('when its start element is pressed, and only once', async () => {
    const { user } = open('/', SIGNED_OUT);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Take the guided tour' }));
    await step('Find a project');
    await press(user, 'Next');
    await step('The leaderboard');
    await user.click(screen.getByRole('link', { name: 'Take the guided tour' }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await step('The leaderboard');
    expect(address).toBe('/');
  });

  it("from the settings' Get Started", async () => {
    const { user } = open('/my/settings', SIGNED_IN);
    await user.click(screen.getByRole('link', { name: 'Get Started' }));
    await step('Your account');
    expect(address).toBe('/?tour=true');
  });

  it('only when the session is known', async () => {
    open('/?tour=true', { status: 'loading' });
    await act(async () => {
      await import('./Tour');
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => publishSession(SIGNED_IN));
    await step('Your account');
  });

  it('not after the visitor went elsewhere meanwhile', async () => {
    open('/?tour=true', { status: 'loading' });
    act(() => go('/methodology'));
    act(() => publishSession(SIGNED_IN));
    await act(async () => {
      await import('./Tour');
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address).toBe('/methodology');
  });

  it('again when it is asked for again', async () => {
    const { user } = open('/?tour=true', SIGNED_OUT);
    await step('Find a project');
    await press(user, 'Close the tour');
    await press(user, 'Yes, skip');
    await gone();
    act(() => go('/?tour=true'));
    await step('Find a project');
  });
});

describe('it stops', () => {
  it.each([
    ['signed out', SIGNED_IN, SIGNED_OUT, 'Your account'],
    ['signed in', SIGNED_OUT, SIGNED_IN, 'Find a project'],
  ])('when the session changes: %s', async (_, before, after, first) => {
    open('/?tour=true', before);
    await step(first);
    act(() => publishSession(after));
    await gone();
    expect(address).toBe('/');
  });

  it('when the visitor goes to a page outside the tour', async () => {
    open('/?tour=true', SIGNED_OUT);
    await step('Find a project');
    act(() => go('/methodology'));
    await gone();
    act(() => go('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
