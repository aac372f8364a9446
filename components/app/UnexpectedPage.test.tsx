import { screen } from '@testing-library/react';
import { stubFetch } from '@/testing/fetchStub';
import { renderPage } from '@/testing/render';
import { FailedPage, NotFoundPage, ServerErrorPage, UnexpectedPage } from '.';

let server: ReturnType<typeof stubFetch>;
beforeEach(() => { server = stubFetch(() => ({ body: { accepted: true } })); });
afterEach(() => { server.restore(); });

describe('pages for what went wrong', () => {
  it.each([[undefined, 'This page stopped working'], [400, 'This page is not here'], [405, 'This page is not here'], [500, 'Oops'], [503, 'Oops']])('status %s: %s', (status, heading) => {
    renderPage(<UnexpectedPage status={status} />);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it.each([['/404', 'This page is not here'], ['/500', 'Oops'], ['/_error', 'Oops']])('stands for %s, which the server sent in place of a page', (page, heading) => {
    window.__NEXT_DATA__ = { ...window.__NEXT_DATA__, page };
    renderPage(<FailedPage />);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it.each([[NotFoundPage], [ServerErrorPage], [UnexpectedPage]])('%o can be shown without the shell’s data', (page) => {
    expect(page.bare).toBe(true);
  });
});
