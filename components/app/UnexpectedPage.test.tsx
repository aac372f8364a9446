import { screen } from '@testing-library/react';
import type { NextPageContext } from 'next';
import { stubFetch } from '@/testing/fetchStub';
import { renderPage } from '@/testing/render';
import { FailedPage, NotFoundPage, ServerErrorPage, UnexpectedPage } from '.';

let server: ReturnType<typeof stubFetch>;
beforeEach(() => {
  server = stubFetch(() => ({ body: { accepted: true } }));
});
afterEach(() => {
  server.restore();
});

describe('pages for what went wrong', () => {
  it('reports an unnamed crash', () => {
    renderPage(<UnexpectedPage />);
    expect(server.asked).toMatchObject([{ body: { title: 'Crash: without an error' } }]);
  });

  it.each([
    [undefined, 'This page stopped working'],
    [400, 'Page not found'],
    [405, 'Page not found'],
    [500, 'Oops'],
    [503, 'Oops'],
  ])('status %s: %s', (status, heading) => {
    renderPage(<UnexpectedPage status={status} />);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it('reports the crash that it stands for, as it says, with its trace and once', () => {
    const error = new TypeError('no shell');
    const { rerender } = renderPage(<UnexpectedPage error={error} />);
    rerender(<UnexpectedPage error={error} />);
    expect(screen.getByRole('alert')).toHaveTextContent('We have a report of it.');
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]).toMatchObject({
      url: '/api/errors',
      body: {
        title: 'Crash: TypeError: no shell',
        description: '/',
        trace: expect.stringContaining('no shell') as string,
      },
    });
  });

  it('leaves the report of an answer to the page for it', () => {
    renderPage(<UnexpectedPage status={404} />);
    expect(server.asked).toEqual([]);
  });

  it.each([
    [
      'on the server: the status, and nothing of the error',
      { res: { statusCode: 503 }, err: new Error('inside') },
      { status: 503 },
    ],
    ['in the browser: the error', { err: new Error('crash') }, { error: new Error('crash') }],
    ['in the browser without an error', {}, {}],
  ])('is given %s', (_, context, props) => {
    expect(UnexpectedPage.getInitialProps(context as unknown as NextPageContext)).toEqual(props);
  });

  it.each([
    ['/404', 'Page not found'],
    ['/500', 'Oops'],
    ['/_error', 'Oops'],
  ])('stands for %s, which the server sent in place of a page', (page, heading) => {
    window.__NEXT_DATA__ = { ...window.__NEXT_DATA__, page };
    renderPage(<FailedPage />);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it.each([[NotFoundPage], [ServerErrorPage], [UnexpectedPage]])(
    '%o can be shown without the shell’s data',
    (page) => {
      expect(page.bare).toBe(true);
    },
  );
});
