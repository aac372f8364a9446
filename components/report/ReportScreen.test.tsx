import { fireEvent, screen, waitFor } from '@testing-library/react';
import { TAB_KEYS, readTab } from '@/lib/storage/tab';
import { stubFetch, type Answer, type Asked } from '@/testing/fetchStub';
import { makeRouter, renderPage } from '@/testing/render';
import { EMPTY, ReportScreen } from '.';

beforeAll(async () => {
  await import('./LoadedForm');
}, 120_000);

const AAVE = {
  id: 'aave',
  name: 'Aave',
  rank: 1,
  letter: 'AA',
  logo: null,
  tokenTickers: ['AAVE'],
  chains: ['eip155:1'],
  address: null,
};
const AAVE_ON_BASE = { ...AAVE, id: 'aave-base', chains: ['eip155:8453'] };
let stub: ReturnType<typeof stubFetch>;
afterEach(() => {
  stub.restore();
  window.sessionStorage.clear();
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
});

function found(url: string): object[] {
  if (url.includes('both')) return [AAVE, AAVE_ON_BASE];
  return url.includes('aav') ? [AAVE] : [];
}

const REFERENCE = 'PL-7K3F-9QXM';
type Take = (asked: Asked) => Answer | Promise<Answer>;

async function show(query: Record<string, string> = {}, take?: Take) {
  stub = stubFetch((asked) => {
    if (asked.url.startsWith('/api/search-project'))
      return { body: { items: found(asked.url), total: 1, hasMore: false } };
    if (asked.url === '/api/projects-list') {
      const { projectIds } = asked.body as { projectIds: string[] };
      return { body: { items: projectIds[0] === 'aave' ? [AAVE] : [] } };
    }
    if (asked.url !== '/api/reports') return { body: {} };
    return take?.(asked) ?? { body: { reference: REFERENCE } };
  });
  const page = renderPage(
    <ReportScreen plain={{ values: EMPTY, errors: {}, message: null }} />,
    makeRouter({ query }),
  );
  await screen.findByRole('button', { name: 'Send report' });
  return page;
}

const posts = () =>
  stub.asked.filter(({ url }) => url === '/api/reports').map(({ body }) => body as object);
const field = (label: RegExp) => screen.getByLabelText(label);
const set = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => screen.getByRole('button', { name: 'Send report' });

const WHAT = 'The oracle reported a wrong price.';
function fillIn(): void {
  fireEvent.click(screen.getByRole('radio', { name: 'An incident' }));
  set(/^Project$/, 'New Vault');
  set(/^Day it happened/, '2026-11-20');
  set(/^What happened/, WHAT);
  set(/^Public sources/, 'example.com/a\nhttps://example.com/b');
}

describe('the report form', () => {
  it('is sent as the contract has it, and leads to the state of the report', async () => {
    const { user, router } = await show();
    fillIn();
    set(/^Your e-mail/, 'ada@engine.example');
    await user.click(submit());
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(`/report/${REFERENCE}`));
    expect(posts()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        kind: 'incident',
        project: '',
        projectName: 'New Vault',
        about: '',
        occurredOn: '2026-11-20',
        what: WHAT,
        links: ['https://example.com/a', 'https://example.com/b'],
        email: 'ada@engine.example',
        subject: '',
      },
    ]);
    expect(readTab(TAB_KEYS.reportDraft)).toBeNull();
    await user.click(submit());
    expect(posts()).toHaveLength(1);
  });

  it('finds a listed project by keyboard', async () => {
    const { user } = await show({ kind: 'wrong-fact' });
    await user.type(field(/^Project$/), 'aav');
    await screen.findByRole('option', { name: /Aave/ });
    await user.keyboard('{Enter}');
    expect(field(/^Project$/)).toHaveValue('aav');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field(/^Project$/)).toHaveValue('Aave');
    expect(screen.getByText('Listed here as aave.')).toBeVisible();
    expect(screen.queryByRole('option')).toBeNull();
    await user.type(field(/^Project$/), 'x');
    expect(screen.queryByText('Listed here as aave.')).toBeNull();
    expect(posts()).toEqual([]);
  });

  it('tells listed projects of one name apart', async () => {
    const { user } = await show();
    await user.type(field(/^Project$/), 'both');
    expect(await screen.findByRole('option', { name: /Aave ?AAVE ?Ethereum$/ })).toBeVisible();
    expect(screen.getByRole('option', { name: /Aave ?AAVE ?Base$/ })).toBeVisible();
  });

  it('is filled in by the address, which names a project by its id', async () => {
    await show({ kind: 'wrong-fact', project: 'aave', about: 'Audit coverage' });
    expect(screen.getByRole('radio', { name: 'A wrong fact' })).toBeChecked();
    expect(field(/^What is it about/)).toHaveValue('Audit coverage');
    await waitFor(() => expect(field(/^Project$/)).toHaveValue('Aave'));
    set(/^What is it about/, 'Audit scope');
    expect(field(/^What is it about/)).toHaveValue('Audit scope');
  });

  it.each([
    ['a project that is not listed', { kind: 'incident', project: 'nothing' }],
    ['what is no id', { kind: 'incident', project: '../x', about: 'a\u0000b' }],
  ])('leaves the project open where the address names %s', async (_, query) => {
    await show(query);
    await waitFor(() => expect(field(/^Project$/)).toHaveValue(''));
    expect(field(/^What is it about/)).toHaveValue('');
  });

  it('asks for a missing project by name only', async () => {
    const { user } = await show({ kind: 'missing-project', name: 'New Vault' });
    expect(field(/^Project$/)).toHaveValue('New Vault');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByLabelText(/^Day/)).toBeNull();
    set(/^What is the project/, WHAT);
    set(/^Public sources/, 'example.com');
    await user.click(submit());
    await waitFor(() =>
      expect(posts()).toMatchObject([{ kind: 'missing-project', projectName: 'New Vault' }]),
    );
  });

  it('says on each field what is missing, focuses the first, and sends nothing', async () => {
    const { user } = await show({ kind: 'incident' });
    set(/^Public sources/, 'https://example.com\njavascript:alert(1)');
    await user.click(submit());
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      'Please enter the name of the project',
      'Please enter the day it happened',
      'Please describe what you know',
      'Line 2 is not an address like https://example.com',
    ]);
    expect(field(/^Project$/)).toHaveFocus();
    expect(posts()).toEqual([]);
  });

  it('says that a kind is missing', async () => {
    const { user } = await show();
    await user.click(submit());
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Please choose what you want to report',
    );
    expect(screen.getByRole('radio', { name: 'An incident' })).toHaveFocus();
  });

  it('sends what a bot writes into the hidden field, which people do not meet', async () => {
    const { user } = await show();
    fillIn();
    expect(screen.queryByRole('textbox', { name: /Leave this field empty/ })).toBeNull();
    set(/^Leave this field empty/, 'Cheap pills');
    await user.click(submit());
    await waitFor(() => expect(posts()).toMatchObject([{ subject: 'Cheap pills' }]));
  });

  it('links to the privacy policy', async () => {
    await show();
    expect(screen.getByRole('link', { name: /Privacy Policy/ })).toHaveAttribute(
      'href',
      '/company/privacy-policy#reports',
    );
  });
});

describe('what was typed', () => {
  const once = (answer: Answer): Take => {
    let broken = true;
    return () => {
      if (!broken) return { body: { reference: REFERENCE } };
      broken = false;
      return answer;
    };
  };

  it.each([
    [
      'a failing server',
      { status: 500, body: {} },
      'An unknown error has occurred. Please try again later.',
    ],
    [
      'the limit of an hour',
      { status: 429, body: {}, headers: { 'retry-after': '650' } },
      'Too many reports from your network. Nothing is lost. Please send it again in 11 minutes.',
    ],
    [
      'the limit of a day',
      { status: 429, body: {}, headers: { 'retry-after': '39000' } },
      'Too many reports from your network. Nothing is lost. Please send it again in 11 hours.',
    ],
    [
      'its size',
      { status: 413, body: {} },
      'The report is too long. Nothing is lost. Shorten it and send it again.',
    ],
  ])(
    'stays when it is refused because of %s, and is sent again under one key',
    async (_, answer, message) => {
      const { user, router } = await show({}, once(answer));
      fillIn();
      await user.click(submit());
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      expect(field(/^What happened/)).toHaveValue(WHAT);
      await user.click(submit());
      await waitFor(() => expect(router.push).toHaveBeenCalled());
      const [first, second] = posts();
      expect(second).toEqual(first);
    },
  );

  it('survives a reload, with the key of the last attempt', async () => {
    const page = await show({}, () => ({ status: 500, body: {} }));
    fillIn();
    await page.user.click(submit());
    await screen.findByRole('alert');
    const [before] = posts();
    page.unmount();
    stub.restore();
    const { user } = await show();
    expect(field(/^What happened/)).toHaveValue(WHAT);
    expect(field(/^Project$/)).toHaveValue('New Vault');
    await user.click(submit());
    await waitFor(() => expect(posts()).toEqual([before]));
  });

  it('stays when another page links to the form, which then names that project', async () => {
    const page = await show();
    fillIn();
    page.unmount();
    stub.restore();
    await show({ kind: 'incident', project: 'aave' });
    expect(field(/^What happened/)).toHaveValue(WHAT);
    await waitFor(() => expect(field(/^Project$/)).toHaveValue('Aave'));
  });

  it('gets the server’s word on a field, and a new key once it is edited', async () => {
    const fields = [{ path: 'body.occurredOn', message: 'Please enter a real day' }];
    const { user } = await show(
      {},
      once({ status: 400, body: { error: { code: 'x', message: 'x', fields } } }),
    );
    fillIn();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a real day');
    expect(field(/^Day it happened/)).toHaveFocus();
    set(/^Day it happened/, '2026-11-19');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(submit());
    await waitFor(() => expect(posts()).toHaveLength(2));
    const [first, second] = posts() as { id: string }[];
    expect(second!.id).not.toBe(first!.id);
  });

  it('is not lost offline', async () => {
    const { user } = await show({}, () => {
      throw new TypeError('Failed to fetch');
    });
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    fillIn();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You seem to be offline. Nothing is lost. Send it again when you are back online.',
    );
  });
});
