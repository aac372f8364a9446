import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SOCIAL_KINDS, type SocialPages } from '@/lib/shell';
import { renderPage } from '@/testing/render';
import { Footer } from './Footer';

const ALL = Object.fromEntries(
  SOCIAL_KINDS.map((kind) => [kind, `https://${kind.toLowerCase()}.example/plumbline`]),
) as Required<SocialPages>;
const show = (social: SocialPages = {}, year: number | null = 2026) =>
  renderPage(<Footer year={year} social={social} />);
const listLinks = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('footer (§2)', () => {
  it.each([
    [
      'Products',
      [
        ['Security Audit', '/products/security-audit'],
        ['Skynet', '/products/skynet'],
        ['Skytrace', '/products/skytrace'],
        ['Penetration Testing', '/products/pentest'],
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
    [
      'Learn',
      [
        ['Leaderboard', '/#leaderboard'],
        ['Methodology', '/methodology'],
        ['State of the data', '/status'],
        ['Resources', '/resources'],
        ['Blog', '/resources/blog'],
        ['API', '/developers'],
        ['Report an incident', '/report'],
      ],
    ],
    [
      'Legal',
      [
        ['Terms and Conditions', '/company/terms-and-conditions'],
        ['Privacy Policy', '/company/privacy-policy'],
        ['Cookie Policy', '/company/cookie-policy'],
      ],
    ],
  ])('leads to %s', (name, links) => {
    show();
    expect(listLinks(name)).toEqual(links);
  });

  it('links each configured external page, in a new tab without an opener', () => {
    show(ALL);
    const links = within(screen.getByRole('navigation', { name: 'Follow' })).getAllByRole('link');
    expect(
      links.map((link) => [link.textContent?.replace(/ ↗.*/, ''), link.getAttribute('href')]),
    ).toEqual([
      ['News', 'https://microblog.example/plumbline'],
      ['Updates', 'https://microblogsecond.example/plumbline'],
      ['Alerts', 'https://alerts.example/plumbline'],
      ['Chat group', 'https://chatgroup.example/plumbline'],
      ['Video', 'https://video.example/plumbline'],
      ['Articles', 'https://blog.example/plumbline'],
      ['Company profile', 'https://network.example/plumbline'],
      // In the popover, which jsdom does not hide.
      ['https://chatapp.example/plumbline', 'https://chatapp.example/plumbline'],
    ]);
    for (const link of links)
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(screen.getByRole('button', { name: 'Chat app' })).toBeVisible();
  });

  it('shows what is configured and nothing else', () => {
    show({ alerts: ALL.alerts });
    expect(listLinks('Follow')).toEqual([['Alerts ↗ (opens in a new tab)', ALL.alerts]]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has no column for external pages if there are none', () => {
    show({});
    expect(screen.queryByRole('navigation', { name: 'Follow' })).toBeNull();
  });

  it('has no link without a destination', () => {
    const { container } = show(ALL);
    for (const link of container.querySelectorAll('a'))
      expect(link.getAttribute('href')).toMatch(/^(\/|https:\/\/)/);
  });

  it('shows the copyright line with the current year twice: for the desktop and for the phone', () => {
    const { container } = show({}, 2026);
    expect(
      [...container.querySelectorAll('.copyright')].map((line) => [
        line.className,
        line.textContent,
      ]),
    ).toEqual([
      ['copyright desktop', '© 2026 Plumbline'],
      ['copyright phone', '© 2026 Plumbline'],
    ]);
  });

  it('reads the year from the browser’s clock where the page was made without one (500, a crash), once that is there', () => {
    jest.useFakeTimers({ now: new Date('2031-02-03T04:05:06Z'), advanceTimers: true });
    expect(renderToString(<Footer year={null} social={{}} />)).toMatch(
      />© Plumbline<.*>© Plumbline</s,
    );
    show({}, null);
    expect(screen.getAllByText('© 2031 Plumbline')).toHaveLength(2);
    jest.useRealTimers();
  });

  it('says what a rating is not', () => {
    show();
    expect(
      screen.getByText(
        'A rating describes published facts. It is not investment advice or a promise of safety.',
      ),
    ).toBeVisible();
  });

  it('has its images in the sizes of §9: 168x40, icons 20x20', () => {
    const { container } = show(ALL);
    const sizes = [...container.querySelectorAll('svg')].map(
      (svg) => `${svg.getAttribute('width')}x${svg.getAttribute('height')}`,
    );
    expect(sizes).toEqual(['168x40', ...SOCIAL_KINDS.map(() => '20x20')]);
  });
});
