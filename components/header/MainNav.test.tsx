import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '@/testing/render';
import { MainNav } from './MainNav';

const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });
const show = () =>
  renderPage(
    <>
      <MainNav label="Main" />
      <button type="button">elsewhere</button>
    </>,
  );

describe('the header’s menus (§2)', () => {
  it('are Products and Company, beside a Resources link', () => {
    show();
    expect(screen.getAllByRole('button').map((element) => element.textContent)).toEqual([
      'Products',
      'Company',
      'elsewhere',
    ]);
    expect(screen.getAllByRole('link').map((element) => element.textContent)).toEqual([
      'Resources',
    ]);
    expect(link('Resources')).toHaveAttribute('href', '/resources');
  });

  it.each([
    [
      'Products',
      [
        ['Security Audit', '/products/security-audit'],
        ['Skynet', '/products/skynet'],
        ['Skytrace', '/products/skytrace'],
        ['Penetration Testing', '/products/pentest'],
        ['Leaderboard', '/#leaderboard'],
        ['Compare', '/compare'],
        ['Methodology', '/methodology'],
      ],
    ],
    [
      'Company',
      [
        ['About', '/company/about'],
        ['Careers', '/company/careers'],
        ['Disclaimer', '/company/disclaimer'],
        ['Privacy Policy', '/company/privacy-policy'],
        ['Cookie Policy', '/company/cookie-policy'],
        ['Terms and Conditions', '/company/terms-and-conditions'],
      ],
    ],
  ])('%s discloses its links', async (name, links) => {
    const { user } = show();
    await user.click(button(name));
    expect(button(name)).toHaveAttribute('aria-expanded', 'true');
    const list = document.getElementById(button(name).getAttribute('aria-controls')!)!;
    expect(
      [...list.querySelectorAll('a')].map((element) => [
        element.textContent,
        element.getAttribute('href'),
      ]),
    ).toEqual(links);
    expect(list).toBeVisible();
  });

  it.each(['{Enter}', ' '])('open and close with %j', async (key) => {
    const { user } = show();
    await user.tab();
    await user.keyboard(key);
    expect(button('Products')).toHaveAttribute('aria-expanded', 'true');
    expect(button('Products')).toHaveFocus();
    await user.keyboard(key);
    expect(button('Products')).toHaveAttribute('aria-expanded', 'false');
  });

  it('are walked with the arrow keys, and Escape gives the focus back', async () => {
    const { user } = show();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(link('Security Audit')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(link('Skynet')).toHaveFocus();
    await user.keyboard('{End}');
    expect(link('Methodology')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(link('Compare')).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(link('Security Audit')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button('Products')).toHaveFocus();
    expect(button('Products')).toHaveAttribute('aria-expanded', 'false');
  });

  it('close when the focus or a press goes elsewhere', async () => {
    const { user } = show();
    await user.click(button('Company'));
    await user.tab({ shift: true });
    expect(button('Company')).toHaveAttribute('aria-expanded', 'false');
    await user.click(button('Company'));
    await user.click(button('elsewhere'));
    expect(button('Company')).toHaveAttribute('aria-expanded', 'false');
  });

  it('close when a link is followed', async () => {
    const { user, router } = show();
    await user.click(button('Products'));
    await user.click(link('Skynet'));
    expect(router.push).toHaveBeenCalledWith(
      '/products/skynet',
      '/products/skynet',
      expect.anything(),
    );
    expect(button('Products')).toHaveAttribute('aria-expanded', 'false');
  });

  it('are opened by a mouse, one at a time, and close a moment after it has left', async () => {
    const { user } = show();
    await user.hover(button('Products'));
    expect(button('Products')).toHaveAttribute('aria-expanded', 'true');
    await user.hover(link('Methodology'));
    expect(button('Products')).toHaveAttribute('aria-expanded', 'true');
    await user.hover(button('Company'));
    expect(button('Company')).toHaveAttribute('aria-expanded', 'true');
    expect(button('Products')).toHaveAttribute('aria-expanded', 'false');
    await user.hover(button('elsewhere'));
    expect(button('Company')).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(button('Company')).toHaveAttribute('aria-expanded', 'false'));
  });

  it('stay when the mouse that has opened them presses; a second press closes', async () => {
    const { user } = show();
    await user.hover(button('Products'));
    await user.click(button('Products'));
    expect(button('Products')).toHaveAttribute('aria-expanded', 'true');
    await user.click(button('Products'));
    expect(button('Products')).toHaveAttribute('aria-expanded', 'false');
  });

  it('close with Escape when a mouse has opened them, and leave the focus where it is', async () => {
    const { user } = show();
    screen.getByRole('button', { name: 'elsewhere' }).focus();
    await user.hover(button('Products'));
    await user.keyboard('{Escape}');
    expect(button('Products')).toHaveAttribute('aria-expanded', 'false');
    expect(button('elsewhere')).toHaveFocus();
  });
});
