import { render, screen } from '@testing-library/react';
import { stubFetch } from '@/testing/fetchStub';
import { renderPage } from '@/testing/render';
import { ErrorBoundary } from './ErrorBoundary';

let broken = true;
function Fragile() {
  if (broken) throw new Error('a field was missing');
  return <p>fixed</p>;
}

describe('error boundary', () => {
  it('shows the fallback for a crash, reports it with its trace, and tries again', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = stubFetch(() => ({ body: { accepted: true } }));
    const { user } = renderPage(
      <ErrorBoundary>
        <Fragile />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert')).toBeVisible();
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]?.body).toMatchObject({
      title: 'Crash: Error: a field was missing',
      trace: expect.stringContaining('Fragile') as string,
    });
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('fixed')).toBeVisible();
    server.restore();
    quiet.mockRestore();
  });

  it('removes a part of the shell that crashes, reports it, and tries it again on the next page', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = stubFetch(() => ({ body: { accepted: true } }));
    broken = true;
    const part = (path: string) => (
      <>
        <p>the page</p>
        <ErrorBoundary quiet path={path}>
          <Fragile />
        </ErrorBoundary>
      </>
    );
    const { container, rerender } = render(part('/a'));
    expect(container).toHaveTextContent(/^the page$/);
    broken = false;
    rerender(part('/a'));
    expect(container).toHaveTextContent(/^the page$/);
    rerender(part('/b'));
    expect(screen.getByText('fixed')).toBeVisible();
    server.restore();
    quiet.mockRestore();
  });
});
