import { fireEvent, render, screen } from '@testing-library/react';
import { makeRouter, renderPage } from '@/testing/render';
import { Link } from './Link';

const link = () => screen.getByRole('link', { name: 'Aave' });
/** @returns whether the browser would follow the link itself */
const click = (init = {}) => fireEvent.click(link(), init);

describe('a link', () => {
  it.each([
    ['/projects/aave', true],
    ['?sort=name', true],
    ['#audits', true],
    ['https://example.org/', false],
    ['//example.org/', false],
    ['mailto:mara@example.org', false],
  ])('to %s changes the page without loading it: %s', (href, isOurs) => {
    const { router } = renderPage(<Link href={href}>Aave</Link>);
    expect(click()).toBe(!isOurs);
    if (isOurs) expect(router.push).toHaveBeenCalledWith(href, href, { scroll: true });
    else expect(router.push).not.toHaveBeenCalled();
  });

  it('keeps the place on the page where it is asked to', () => {
    const { router } = renderPage(
      <Link href="/?sort=name" scroll={false}>
        Aave
      </Link>,
    );
    click();
    expect(router.push).toHaveBeenCalledWith('/?sort=name', '/?sort=name', { scroll: false });
  });

  it.each([
    ['a new tab', { ctrlKey: true }],
    ['a new tab on a Mac', { metaKey: true }],
    ['a new window', { shiftKey: true }],
    ['a download', { altKey: true }],
    ['another button', { button: 1 }],
  ])('leaves %s to the browser', (_, init) => {
    const { router } = renderPage(<Link href="/projects/aave">Aave</Link>);
    expect(click(init)).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
  });

  it.each([{ target: '_blank' }, { download: 'aave.json' }])('leaves %j to the browser', (more) => {
    const { router } = renderPage(
      <Link href="/projects/aave" {...more}>
        Aave
      </Link>,
    );
    expect(click()).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('stays where its own handler says so', () => {
    const { router } = renderPage(
      <Link href="/projects/aave" onClick={(event) => event.preventDefault()}>
        Aave
      </Link>,
    );
    click();
    expect(router.push).not.toHaveBeenCalled();
  });

  it('fetches its page when the visitor heads for it, and not before', () => {
    const { router } = renderPage(<Link href="/projects/aave">Aave</Link>);
    expect(router.prefetch).not.toHaveBeenCalled();
    fireEvent.mouseEnter(link());
    fireEvent.touchStart(link());
    expect(router.prefetch).toHaveBeenCalledTimes(2);
    expect(router.prefetch).toHaveBeenCalledWith('/projects/aave');
  });

  it.each(['#audits', '?sort=name', 'https://example.org/'])(
    'fetches nothing for %s, which is no page of its own here',
    (href) => {
      const { router } = renderPage(<Link href={href}>Aave</Link>);
      fireEvent.mouseEnter(link());
      expect(router.prefetch).not.toHaveBeenCalled();
    },
  );

  it('says nothing of a page that could not be fetched', () => {
    const router = makeRouter({ prefetch: jest.fn().mockRejectedValue(new Error('offline')) });
    renderPage(<Link href="/projects/aave">Aave</Link>, router);
    expect(() => fireEvent.mouseEnter(link())).not.toThrow();
  });

  it('is a link without a router too', () => {
    render(<Link href="/projects/aave">Aave</Link>);
    expect(click()).toBe(true);
  });
});
