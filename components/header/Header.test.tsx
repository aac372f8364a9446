import { act, fireEvent, screen } from '@testing-library/react';
import { closeQuote, useQuoteDialog } from '@/lib/quote/quoteStore';
import { renderPage } from '@/testing/render';
import { Header, HOME_BANNER_ID, Masthead } from '.';

const QuoteProbe = () => <p>quote: {useQuoteDialog().open ? 'open' : 'closed'}</p>;

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => {
    fireEvent.scroll(window);
  });
}

describe('header (§2)', () => {
  afterEach(() => scrollTo(0));

  it('on a page without a banner the search box always shows', () => {
    renderPage(<Header home={false} />);
    expect(screen.getByRole('banner')).toHaveAttribute('data-search', 'true');
  });

  it('on the home layout it is hidden, and shows past the banner height minus 70', () => {
    renderPage(
      <>
        <Header home />
        <div id={HOME_BANNER_ID} />
      </>,
    );
    Object.defineProperty(document.getElementById(HOME_BANNER_ID), 'offsetHeight', { value: 500 });
    const header = () => screen.getByRole('banner', { hidden: true });
    scrollTo(430);
    expect(header()).toHaveAttribute('data-search', 'false');
    expect(header()).toHaveAttribute('aria-hidden', 'true');
    scrollTo(431);
    expect(header()).toHaveAttribute('data-search', 'true');
    expect(header()).toHaveAttribute('aria-hidden', 'false');
  });

  it.each([
    ['the header', <Header key="h" home={false} />],
    ['the home page’s banner', <Masthead key="m" />],
  ])('%s asks for a quote', async (_, element) => {
    const { user } = renderPage(
      <>
        {element}
        <QuoteProbe />
      </>,
    );
    expect(screen.getByText('quote: closed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Request a quote' }));
    expect(screen.getByText('quote: open')).toBeVisible();
    act(() => closeQuote());
  });
});
