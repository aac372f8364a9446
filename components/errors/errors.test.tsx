import { screen } from '@testing-library/react';
import { stubFetch } from '@/testing/fetchStub';
import { renderPage } from '@/testing/render';
import { CrashFallback, NotFoundScreen, ServerErrorScreen, UnavailableScreen } from '.';

describe('server error page (§2)', () => {
  it('says what the specification says, links home, and reports the page URL and title once', () => {
    const server = stubFetch(() => ({ body: { accepted: true } }));
    document.title = 'Server error · Plumbline';
    renderPage(<ServerErrorScreen />);
    expect(screen.getByRole('heading', { name: 'Oops' })).toBeVisible();
    expect(screen.getByText('Sorry, something went wrong.')).toBeVisible();
    expect(screen.getByText(/Server Error 500/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Homepage' })).toHaveAttribute('href', '/');
    expect(server.asked).toEqual([
      {
        url: '/api/errors',
        method: 'POST',
        body: {
          title: 'Server error page',
          description: 'http://localhost/ Server error · Plumbline',
          trace: '',
        },
      },
    ]);
    server.restore();
  });
});

describe('other error pages', () => {
  it('the 404 offers a search right there', () => {
    renderPage(<NotFoundScreen />);
    expect(screen.getByRole('combobox')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Homepage' })).toHaveAttribute('href', '/');
  });

  it('the 503 page says when to come back, and reports nothing', () => {
    const server = stubFetch(() => ({ body: { accepted: true } }));
    renderPage(<UnavailableScreen />);
    expect(screen.getByRole('heading', { name: 'Back in a moment' })).toBeVisible();
    expect(screen.getByText('Please try again in 10 seconds.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Homepage' })).toHaveAttribute('href', '/');
    expect(server.asked).toEqual([]);
    server.restore();
  });

  it('the crash fallback is announced and can be tried again', async () => {
    const retry = jest.fn();
    const { user } = renderPage(<CrashFallback onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('This page stopped working');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
