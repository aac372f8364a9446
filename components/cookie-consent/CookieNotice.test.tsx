import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { acceptCookies, withdrawCookies } from '@/lib/analytics/consent';
import { renderPage } from '@/testing/render';
import { CookieNotice } from './CookieNotice';
import { WithdrawConsent } from './WithdrawConsent';

const notice = () => screen.queryByRole('region', { name: 'Cookie notice' });
const shown = () => screen.findByRole('region', { name: 'Cookie notice' });
/** Long enough for a notice to appear. */
const settled = () =>
  act(async () => {
    await import('./NoticeBar');
  });
const refuse = () =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });

beforeEach(() => {
  act(withdrawCookies);
});
afterEach(() => {
  delete process.env.NEXT_PUBLIC_ANALYTICS_ID;
  delete (navigator as unknown as Record<string, unknown>).globalPrivacyControl;
});

describe('cookie notice (§2, §4)', () => {
  it('is shown until accepted, then hidden, and stores true under cookieConsent', async () => {
    const { user } = renderPage(<CookieNotice />);
    await shown();
    expect(window.localStorage.getItem('cookieConsent')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'I Accept' }));
    expect(notice()).toBeNull();
    expect(window.localStorage.getItem('cookieConsent')).toBe('true');
  });

  it('stays hidden on the next page', async () => {
    act(acceptCookies);
    renderPage(<CookieNotice />);
    await settled();
    expect(notice()).toBeNull();
  });

  it('is accepted by keyboard, and the focus goes on to the page', async () => {
    const { user } = renderPage(
      <>
        <main id="content" tabIndex={-1}>
          Page
        </main>
        <CookieNotice />
      </>,
    );
    await shown();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Cookie Policy' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(notice()).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('disappears in this tab when another one accepts', async () => {
    renderPage(<CookieNotice />);
    await shown();
    window.localStorage.setItem('cookieConsent', 'true');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent', newValue: 'true' }));
    });
    expect(notice()).toBeNull();
  });

  it('is not rendered by the server, so it never flashes', () => {
    expect(renderToString(<CookieNotice />)).toBe('');
  });

  it.each([
    [
      'no analytics are configured',
      () => undefined,
      'This site stores only what it needs in your browser.If you accept, we count how the site is used.No other service counts, and no cookie is set for it.',
    ],
    [
      'analytics are configured',
      () => {
        process.env.NEXT_PUBLIC_ANALYTICS_ID = 'G-TEST1234';
      },
      'This site stores what it needs in your browser.If you accept, we and Google Analytics count visits.It sets cookies and loads only after you accept.',
    ],
    [
      'the browser refuses them',
      () => {
        process.env.NEXT_PUBLIC_ANALYTICS_ID = 'G-TEST1234';
        refuse();
      },
      'This site stores only what it needs in your browser.Your browser asks sites not to track you.So nothing is counted, even if you accept.',
    ],
  ])('says what is true when %s', async (_, given, text) => {
    given();
    renderPage(<CookieNotice />);
    expect(await shown()).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute(
      'href',
      '/company/cookie-policy',
    );
  });
});

describe('withdrawing consent', () => {
  const show = () =>
    renderPage(
      <>
        <WithdrawConsent />
        <CookieNotice />
      </>,
    );
  const button = () => screen.queryByRole('button', { name: 'Withdraw cookie consent' });

  it('shows the notice again', async () => {
    act(acceptCookies);
    const { user } = show();
    await user.click(button()!);
    await shown();
    expect(button()).toBeNull();
    expect(window.localStorage.getItem('cookieConsent')).toBeNull();
  });

  it.each([
    ['nothing was accepted', () => undefined],
    [
      'the acceptance changes nothing',
      () => {
        refuse();
        act(acceptCookies);
      },
    ],
  ])('is not offered where %s', async (_, given) => {
    given();
    show();
    await waitFor(settled);
    expect(button()).toBeNull();
  });
});
