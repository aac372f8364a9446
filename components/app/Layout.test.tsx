import { render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { bareShell } from '@/lib/shell';
import { stubFetch } from '@/testing/fetchStub';
import { renderPage, makeRouter } from '@/testing/render';
import { Layout } from './Layout';

const SHELL = {
  ...bareShell(),
  announcement: { content: 'Method 1.1 is out', link: null, linkText: null },
  year: 2026,
};
const at = (asPath: string) => makeRouter({ asPath, pathname: asPath.split('?')[0] });
const inLayout = (page: React.ReactNode) => <Layout shell={SHELL}>{page}</Layout>;

function Broken(): React.ReactNode {
  throw new Error('a field was missing');
}

let server: ReturnType<typeof stubFetch>;
let quiet: jest.SpyInstance;
beforeEach(() => {
  server = stubFetch(() => ({ body: {} }));
  quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = jest.fn();
});
afterEach(() => {
  server.restore();
  quiet.mockRestore();
});

describe('the shared layout (§2)', () => {
  it('has, from the top: the announcement, the header, the page, the footer', () => {
    renderPage(inLayout(<p>the page</p>), at('/methodology'));
    const parts = [
      screen.getByText('Method 1.1 is out'),
      screen.getByRole('banner'),
      screen.getByText('the page'),
      screen.getByRole('contentinfo'),
    ];
    for (const [index, part] of parts.slice(1).entries()) {
      expect(
        parts[index]!.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).toBeTruthy();
    }
  });

  it('keeps its other parts when the page crashes, and the next path starts anew; another query of the same path does not', () => {
    const page = (asPath: string, child: React.ReactNode) => (
      <RouterContext.Provider value={at(asPath)}>{inLayout(child)}</RouterContext.Provider>
    );
    const { rerender } = render(page('/projects/a', <Broken />));
    expect(screen.getByText('This page stopped working')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    rerender(page('/projects/a?x=1', <p>fixed</p>));
    expect(screen.queryByText('fixed')).toBeNull();
    rerender(page('/projects/b', <p>another page</p>));
    expect(screen.getByText('another page')).toBeVisible();
  });
});
