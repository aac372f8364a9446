import { request } from './client';
import { watchNextAuth } from './watchNextAuth';

interface Report {
  title: string;
  description: string;
}
const reports: Report[] = [];
const plain = window.fetch;
const note = (event: Event) => reports.push((event as CustomEvent<Report>).detail);
let answers: Response[];

beforeEach(() => {
  reports.length = 0;
  window.fetch = jest.fn(async (asked) =>
    String(asked) === '/api/errors' ? new Response('{}') : answers.shift()!,
  );
  watchNextAuth();
  window.addEventListener('plumbline:error', note);
});
afterEach(() => {
  window.removeEventListener('plumbline:error', note);
  window.fetch = plain;
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a call that next-auth makes itself', () => {
  it.each<[string, string, number, string]>([
    ['a sign-in', '/api/auth/callback/credentials', 500, 'Server error 500'],
    ['a way to Google', '/api/auth/signin/cognito', 503, 'Server error 503'],
    ['a sign-out', '/api/auth/signout', 502, 'Server error 502'],
    ['a look at the session', `${location.origin}/api/auth/session`, 504, 'Timeout'],
  ])(
    '%s, that fails is reported with URL and body, which stays readable',
    async (name, url, status, title) => {
      answers = [new Response(`broken: ${name}`, { status })];
      const response = await window.fetch(url, { method: 'POST' });
      expect(await response.text()).toBe(`broken: ${name}`);
      await settle();
      expect(reports).toHaveLength(1);
      expect(reports[0]).toMatchObject({ title });
      expect(reports[0]!.description).toContain(
        `call ${new URL(url, location.href).pathname}: broken: ${name}`,
      );
    },
  );

  it('is not reported when it succeeds or is refused, nor another call', async () => {
    answers = [200, 401, 429].map((status) => new Response('{}', { status }));
    for (const url of ['session', 'callback/credentials', 'signin/cognito'])
      await window.fetch(`/api/auth/${url}`);
    answers = [new Response('x', { status: 500 }), new Response('x', { status: 500 })];
    await window.fetch('/api/auth/signup');
    await window.fetch('/api/projects');
    await settle();
    expect(reports).toEqual([]);
  });
});

it('our own calls are reported once, after their last retry', async () => {
  answers = [new Response('again', { status: 500 })];
  await expect(request('/api/auth/session')).rejects.toThrow();
  await settle();
  expect(reports.map(({ description }) => description.split('call ')[1])).toEqual([
    '/api/auth/session: again',
  ]);
});

it('watches once, however often it is asked to', () => {
  const { fetch } = window;
  watchNextAuth();
  expect(window.fetch).toBe(fetch);
});
