import { Readable } from 'node:stream';
import type { GetServerSidePropsContext } from 'next';
import { stubFetch, type Answer, type Asked } from '../../testing/fetchStub';
import { reportProps } from './reportProps';

jest.mock('@/server/backend/httpRequest', () =>
  jest.requireActual<object>('@/testing/httpRequestByFetch'),
);

const REFERENCE = 'PL-7K3F-9QXM';
const FORM = {
  kind: 'wrong-fact',
  projectName: 'Aave',
  about: 'Delay',
  occurredOn: '',
  what: 'The delay is two days, not seven.\r\nSee the block.',
  links: 'example.com/a\r\nhttps://example.com/b',
  email: '',
  subject: '',
};
const OWN = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
const URLENCODED = 'application/x-www-form-urlencoded';
const found = (...ids: string[]) => ids.map((id) => ({ id, name: 'Aave' }));

let stub: ReturnType<typeof stubFetch>;
afterEach(() => stub.restore());

interface Site {
  listed?: object[];
  byId?: object[];
  created?: Answer;
}

function open({ listed = found('aave'), byId = [], created }: Site): void {
  stub = stubFetch(({ url }: Asked) => {
    const { pathname } = new URL(url);
    if (pathname === '/api/reports') return created ?? { body: { reference: REFERENCE } };
    if (pathname === '/api/search-project') return { body: { items: listed } };
    if (pathname === '/api/projects-list') return { body: { items: byId } };
    return { body: { announcement: null } };
  });
}

async function ask(request: object, query = {}) {
  const headers: Record<string, string> = {};
  const setHeader = (name: string, value: string) => {
    headers[name] = value;
  };
  const res = { statusCode: 200, setHeader };
  const result = await reportProps({ req: request, res, query } as GetServerSidePropsContext);
  return { result, headers, status: res.statusCode };
}

function post(change: Partial<typeof FORM> = {}, site: Site = {}, headers: object = OWN) {
  open(site);
  const body = new URLSearchParams({ ...FORM, ...change }).toString();
  const request = Object.assign(Readable.from([Buffer.from(body)]), {
    method: 'POST',
    headers: { host: 'localhost', 'content-type': URLENCODED, ...headers },
    socket: { remoteAddress: '192.0.2.1' },
  });
  return ask(request);
}
const sent = () =>
  stub.asked
    .filter(({ url }) => new URL(url).pathname === '/api/reports')
    .map(({ body }) => body as Record<string, unknown>);
const sees = (plain: object) => ({ props: { plain: expect.objectContaining(plain) as object } });

describe('the report form without JavaScript', () => {
  it('is filled in by the address, the same for all its visitors', async () => {
    open({});
    const query = { kind: 'incident', project: 'aave', about: 'Oracle', what: 'Words', email: 'x' };
    const { result, headers } = await ask({ method: 'GET' }, query);
    const values = { kind: 'incident', project: '', projectName: 'aave', about: 'Oracle' };
    expect(result).toMatchObject(sees({ values: { ...FORM, ...values, what: '', links: '' } }));
    expect(headers['Cache-Control']).toBe(
      'public, max-age=0, s-maxage=300, stale-while-revalidate=300',
    );
  });

  it('is stored as the contract has it, and leads to the state of the report', async () => {
    const { result, headers } = await post();
    expect(result).toEqual({ redirect: { destination: `/report/${REFERENCE}`, statusCode: 303 } });
    expect(headers['Cache-Control']).toBe('no-store');
    expect(sent()).toEqual([
      {
        ...FORM,
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-/) as string,
        project: 'aave',
        what: 'The delay is two days, not seven.\nSee the block.',
        links: ['https://example.com/a', 'https://example.com/b'],
      },
    ]);
  });

  it('has one key for one report, and another once it is edited', async () => {
    const ids: unknown[] = [];
    for (const what of [FORM.what, FORM.what, `${FORM.what} More.`]) {
      await post({ what });
      ids.push(sent()[0]!.id);
      stub.restore();
    }
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('passes on what a bot writes into the hidden field', async () => {
    await post({ subject: 'Cheap pills' });
    expect(sent()).toMatchObject([{ subject: 'Cheap pills' }]);
  });

  it.each([
    ['its id', 'aave-base', { byId: [{ id: 'aave-base', name: 'Aave' }] }, 'aave-base'],
    ['its name, in any case', 'AAVE', {}, 'aave'],
  ])('finds the project by %s', async (_, projectName, site, project) => {
    await post({ projectName }, site);
    expect(sent()).toMatchObject([{ project, projectName: 'Aave' }]);
  });

  it('takes an incident of a project that is not listed', async () => {
    const projectName = 'New Vault';
    await post({ kind: 'incident', projectName, occurredOn: '2026-11-20' });
    expect(sent()).toMatchObject([{ project: '', projectName }]);
  });

  it.each([
    ['of nothing', { projectName: 'Nothing' }, 'We list no project of that name or id'],
    ['of several', {}, 'Several projects have that name. Enter the id of one: aave, aave-base'],
    ['missing', { projectName: ' ' }, 'Please choose the project from the list'],
  ])('says so where the name of the project is %s', async (_, change, projectName) => {
    const { result, status } = await post(change, { listed: found('aave', 'aave-base') });
    expect(status).toBe(400);
    expect(result).toMatchObject(sees({ errors: { projectName } }));
    expect(sent()).toEqual([]);
  });

  it('comes again with what was typed and what is wrong with each field', async () => {
    const links = 'https://example.com\r\njavascript:alert(1)';
    const { result, headers, status } = await post({ kind: '', what: 'Short', links });
    expect([status, headers['Cache-Control']]).toEqual([400, 'no-store']);
    expect(result).toMatchObject(
      sees({
        values: { ...FORM, project: '', kind: '', what: 'Short', links },
        errors: {
          kind: 'Please choose what you want to report',
          what: 'Please use at least 20 characters',
          links: 'Line 2 is not an address like https://example.com',
        },
      }),
    );
    expect(sent()).toEqual([]);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['a sister subdomain', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }],
    ['a hidden origin', { origin: 'null' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['no browser at all', {}],
  ])('is not taken from %s, nor drawn with its words', async (_, headers) => {
    const { result, status } = await post({}, {}, headers);
    expect(status).toBe(403);
    expect(JSON.stringify(result)).not.toContain('two days');
    expect(sent()).toEqual([]);
  });

  it('has the limits of the API, and keeps what was typed', async () => {
    const created = { status: 429, body: {}, headers: { 'retry-after': '650' } };
    const { result, headers, status } = await post({}, { created });
    expect([status, headers['Retry-After']]).toEqual([429, '650']);
    const message =
      'Too many reports from your network. Nothing is lost. Please send it again in 11 minutes.';
    expect(result).toMatchObject(sees({ message, values: { ...FORM, project: '' } }));
  });

  it('keeps what was typed when the backend fails, and has its word on a field', async () => {
    const failed = await post({}, { created: { status: 500, body: {} } });
    expect(failed.status).toBe(503);
    expect(failed.result).toMatchObject(
      sees({ message: 'An unknown error has occurred. Please try again later.' }),
    );
    stub.restore();
    const fields = [{ path: 'body.occurredOn', message: 'Please enter a real day' }];
    const body = { error: { code: 'invalid-input', message: 'x', fields } };
    const refused = await post({}, { created: { status: 400, body } });
    expect(refused.status).toBe(400);
    expect(refused.result).toMatchObject(
      sees({ errors: { occurredOn: 'Please enter a real day' } }),
    );
  });

  it.each([
    ['too long', { what: 'x'.repeat(65 * 1024) }, OWN, 413],
    ['no form', {}, { ...OWN, 'content-type': 'text/plain' }, 415],
  ])('refuses what is %s', async (_, change, headers, wanted) => {
    const { status } = await post(change, {}, headers);
    expect(status).toBe(wanted);
    expect(sent()).toEqual([]);
  });
});
