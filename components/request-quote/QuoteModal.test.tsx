import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { Notices } from '@/components/app/Notices';
import { closeQuote, openQuote, getQuoteDialog } from '@/lib/quote/quoteStore';
import { publishSession, type SessionState } from '@/lib/session/sessionStore';
import { stubFetch, type Answer, type Asked } from '@/testing/fetchStub';
import { dialogGone, fill, findDialog } from '@/testing/openAuthModal';
import { hearAnalytics } from '@/testing/hearAnalytics';
import { renderPage, makeRouter } from '@/testing/render';
import { QuoteModal } from '.';
import { keepDraft, quoteState } from './quoteFlow';

interface Server {
  take?: (asked: Asked) => Answer | Promise<Answer>;
}

// Ant Design loads slowly when many tests run at once.
beforeAll(async () => {
  await import('./QuoteDialog');
}, 120_000);

let stub: ReturnType<typeof stubFetch> | undefined;
afterEach(() => {
  act(() => {
    closeQuote();
    keepDraft({
      name: '',
      email: '',
      project: '',
      website: '',
      service: '',
      message: '',
      subject: '',
    });
  });
  stub?.restore();
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
});

const posts = () =>
  stub!.asked
    .filter(({ url, method }) => url === '/api/quote' && method === 'POST')
    .map(({ body }) => body as Record<string, string>);

function render({ take = () => ({ body: { accepted: true } }) }: Server = {}) {
  stub = stubFetch((asked) => {
    if (asked.url !== '/api/quote') return { body: { accepted: true } };
    return asked.method === 'POST' ? take(asked) : { body: { provider: 'own' } };
  });
  return renderPage(
    <>
      <button type="button" onClick={() => openQuote()}>
        Open
      </button>
      <button type="button" onClick={() => openQuote('skytrace')}>
        Trace
      </button>
      <QuoteModal />
      <Notices />
    </>,
  );
}

async function open(server?: Server) {
  const page = render(server);
  await page.user.click(screen.getByRole('button', { name: 'Open' }));
  return { ...page, dialog: await findDialog('Protect Your Project Today') };
}

const field = (label: string | RegExp) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: 'Request a quote' });
const FILLED: [RegExp, string][] = [
  [/^Name/, 'Ada Lovelace'],
  [/^Work e-mail/, 'ada@engine.example'],
  [/^Project/, 'Engine'],
  [/^Website/, 'engine.example'],
  [/^Message/, 'Hello.'],
];

/** Fills all fields at once, like a browser's autofill. */
function fillIn() {
  for (const [label, value] of FILLED) fireEvent.change(field(label), { target: { value } });
  fireEvent.change(field('Service'), { target: { value: 'pentest' } });
}

const deferred = <T,>() => {
  let resolve!: (value: T) => void;
  return {
    promise: new Promise<T>((done) => {
      resolve = done;
    }),
    resolve,
  };
};

describe('the form for quotes', () => {
  it('is sent once, as the contract has it, closes and says so', async () => {
    const { heard, stop } = hearAnalytics();
    const { user } = await open();
    expect(field(/^Name/)).toHaveFocus();
    fillIn();
    await user.click(submit());
    await dialogGone();
    expect(posts()).toEqual([
      {
        id: expect.stringMatching(
          /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        ) as string,
        name: 'Ada Lovelace',
        email: 'ada@engine.example',
        project: 'Engine',
        website: 'https://engine.example',
        service: 'pentest',
        message: 'Hello.',
        subject: '',
      },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Thank you. We have your request. The operator answers by e-mail if they take it up.',
    );
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    expect(heard).toEqual([['generate_lead', {}]]);
    stop();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await findDialog();
    expect(field(/^Name/)).toHaveValue('');
  });

  it('tells browsers what each field is', async () => {
    await open();
    const filled = (label: RegExp) => field(label).getAttribute('autocomplete');
    expect([/^Name/, /^Work e-mail/, /^Project/, /^Website/].map(filled)).toEqual([
      'name',
      'email',
      'organization',
      'url',
    ]);
    expect(field(/^Work e-mail/)).toHaveAttribute('type', 'email');
    expect(field(/^Name/)).toHaveAttribute('aria-required', 'true');
    expect(screen.getByRole('link', { name: /Privacy Policy/ })).toHaveAttribute(
      'href',
      '/company/privacy-policy',
    );
  });

  it('shows what is missing on each field, focuses the first, and sends nothing', async () => {
    const { user } = await open();
    await fill(user, field(/^Project/), 'Engine');
    await fill(user, field(/^Website/), 'javascript:alert(1)');
    await user.click(submit());
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      'Please enter your name',
      'Please enter your work e-mail',
      'Please enter an address like https://example.com',
      'Please choose a service',
    ]);
    expect(field(/^Name/)).toHaveFocus();
    expect(field(/^Name/)).toHaveAccessibleDescription('Please enter your name');
    expect(field('Service')).toBeInvalid();
    expect(posts()).toEqual([]);
  });

  it('begins with the service of the button that opened it', async () => {
    const { user } = render();
    await user.click(screen.getByRole('button', { name: 'Trace' }));
    await findDialog();
    expect(field('Service')).toHaveDisplayValue('Skytrace');
  });

  it.each([
    ['a word of nobody', 'haircut'],
    ['nothing', undefined],
  ])('leaves the service open when the button named %s', async (_, service) => {
    render();
    act(() => openQuote(service));
    await findDialog();
    expect(field('Service')).toHaveDisplayValue('Choose a service');
  });

  it('keeps what was typed when it is closed, and another page closes it', async () => {
    const { user, rerender } = await open();
    await fill(user, field(/^Message/), 'Half a sentence');
    await user.keyboard('{Escape}');
    await dialogGone();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await findDialog();
    expect(field(/^Message/)).toHaveValue('Half a sentence');
    rerender(
      <RouterContext.Provider value={makeRouter({ asPath: '/methodology' })}>
        <QuoteModal />
      </RouterContext.Provider>,
    );
    await dialogGone();
    expect(getQuoteDialog().open).toBe(false);
  });

  it('is busy while it is sent: a second press sends nothing, and nothing can be changed', async () => {
    const answer = deferred<Answer>();
    const { user } = await open({ take: () => answer.promise });
    fillIn();
    await user.click(submit());
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Sending your request')).toHaveAttribute('role', 'status');
    await user.click(submit());
    await user.type(field(/^Name/), 'x{Enter}');
    fireEvent.change(field('Service'), { target: { value: 'skynet' } });
    expect(field(/^Name/)).toHaveValue('Ada Lovelace');
    expect(field('Service')).toHaveDisplayValue('Penetration testing');
    answer.resolve({ body: { accepted: true } });
    await dialogGone();
    expect(posts()).toHaveLength(1);
  });
});

describe('a request that is not taken', () => {
  const once = (answer: Answer) => {
    let broken = true;
    return () => {
      if (!broken) return { body: { accepted: true } };
      broken = false;
      return answer;
    };
  };

  it.each([
    [
      'a server that fails',
      { status: 500, body: {} },
      'An unknown error has occurred. Please try again later.',
    ],
    [
      'the limit',
      { status: 429, body: {}, headers: { 'retry-after': '650' } },
      'Too many requests from your network this hour. Nothing is lost. Please send it again in 11 minutes.',
    ],
    [
      'the limit, nearly over',
      { status: 429, body: {}, headers: { 'retry-after': '5' } },
      'Too many requests from your network this hour. Nothing is lost. Please send it again in a minute.',
    ],
    [
      'a limit that says nothing',
      { status: 429, body: {} },
      'Too many requests. Please wait a moment and try again.',
    ],
  ])(
    'because of %s says so, keeps everything, and can be sent again under the same id',
    async (_, answer, message) => {
      const { user } = await open({ take: once(answer) });
      fillIn();
      await user.click(submit());
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      for (const [label, value] of FILLED) expect(field(label)).toHaveValue(value);
      await user.click(submit());
      await dialogGone();
      const [first, second] = posts();
      expect(second).toEqual(first);
    },
  );

  it('because there is no network says so', async () => {
    let broken = true;
    const { user } = await open({
      take: () => {
        if (broken) throw new TypeError('Failed to fetch');
        return { body: { accepted: true } };
      },
    });
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    fillIn();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You seem to be offline. Nothing is lost. Send it again when you are back online.',
    );
    broken = false;
    await user.click(submit());
    await dialogGone();
  });

  it('because of a field says so at the field; edited, it is another request', async () => {
    const { user } = await open({
      take: once({
        status: 400,
        body: {
          error: {
            code: 'invalid-input',
            message: 'x',
            fields: [{ path: 'body.email', message: 'Invalid email.' }],
          },
        },
      }),
    });
    fillIn();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email.');
    expect(field(/^Work e-mail/)).toHaveFocus();
    await fill(user, field(/^Work e-mail/), 'ada@other.example');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(submit());
    await dialogGone();
    const [first, second] = posts();
    expect(second).toMatchObject({ email: 'ada@other.example' });
    expect(second!.id).not.toBe(first!.id);
  });

  it('after the dialog was closed shows a notice, and nothing is lost', async () => {
    const answer = deferred<Answer>();
    const { user } = await open({ take: () => answer.promise });
    fillIn();
    await user.click(submit());
    await user.keyboard('{Escape}');
    await dialogGone();
    answer.resolve({ status: 500, body: {} });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An unknown error has occurred. Please try again later.',
    );
    stub!.restore();
    stub = stubFetch(() => ({ body: { accepted: true } }));
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await findDialog();
    expect(field(/^Name/)).toHaveValue('Ada Lovelace');
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.click(submit());
    await dialogGone();
  });

  it.each<[string, SessionState]>([
    ['ends', { status: 'unauthenticated' }],
    [
      "gives way to another account's",
      { status: 'authenticated', user: { username: 'u2', email: 'ann@example.org' } },
    ],
  ])("clears the input when the user's session %s", async (_, next) => {
    act(() =>
      publishSession({
        status: 'authenticated',
        user: { username: 'u1', email: 'mara@example.org' },
      }),
    );
    await open();
    fillIn();
    act(closeQuote);
    expect(quoteState().draft.name).toBe('Ada Lovelace');
    act(() => publishSession(next));
    expect(Object.values(quoteState().draft).join('')).toBe('');
  });
});
