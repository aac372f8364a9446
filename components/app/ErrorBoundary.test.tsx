import { screen } from '@testing-library/react';
import { stubFetch } from '@/testing/fetchStub';
import { renderPage } from '@/testing/render';
import { ErrorBoundary } from './ErrorBoundary';

let broken = true;
function Fragile() {
  if (broken) throw new Error('a field was missing');
  return <p>mended</p>;
}

describe('error boundary', () => {
  it('shows the fallback for a crash, reports it with its trace, and tries again', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = stubFetch(() => ({ body: { accepted: true } }));
    const { user } = renderPage(<ErrorBoundary><Fragile /></ErrorBoundary>);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]?.body).toMatchObject({ title: 'Crash: Error: a field was missing', trace: expect.stringContaining('Fragile') as string });
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('mended')).toBeVisible();
    server.restore();
    quiet.mockRestore();
  });
});
