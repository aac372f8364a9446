import { screen } from '@testing-library/react';
import type { Announcement } from '@/contracts/site/announcement';
import { renderPage } from '@/testing/render';
import { AnnouncementBanner } from './AnnouncementBanner';

const NEWS = { content: 'Method 1.1 is out', link: '/methodology', linkText: 'What changed' };
const show = (announcement: Announcement | null) =>
  renderPage(<AnnouncementBanner announcement={announcement} />);

describe('announcement banner (§4)', () => {
  beforeEach(() => window.localStorage.clear());

  it('shows content and link', () => {
    show(NEWS);
    expect(screen.getByText('Method 1.1 is out')).toBeVisible();
    expect(screen.getByRole('link', { name: 'What changed' })).toHaveAttribute(
      'href',
      '/methodology',
    );
  });

  it.each([
    ['https://status.example', null, 'More'],
    ['http://a.example/', 'Status', 'Status'],
  ])('leads off the site to %s', (link, linkText, name) => {
    show({ content: 'News', link, linkText });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', link);
  });

  it('is hidden before its scripts run where public/early.js says that it was closed, and only then', () => {
    const content = 'A "quoted" </style> & odd } one';
    show({ ...NEWS, content });
    const banner = screen.getByRole('complementary');
    document.documentElement.dataset.announcementClosed = encodeURIComponent('Method 1.0 is out');
    expect(banner).toBeVisible();
    document.documentElement.dataset.announcementClosed = encodeURIComponent(content);
    expect(banner).not.toBeVisible();
    delete document.documentElement.dataset.announcementClosed;
  });

  it('shows nothing without an announcement', () => {
    show(null);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('hides when closed, stores its content, and stays hidden on the next page', async () => {
    const { user, unmount } = show(NEWS);
    await user.click(screen.getByRole('button', { name: 'Close announcement' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(window.localStorage.getItem('announcementClosed')).toBe('Method 1.1 is out');
    unmount();
    show(NEWS);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('gives the focus on to the page when it is closed', async () => {
    const { user } = renderPage(
      <>
        <AnnouncementBanner announcement={NEWS} />
        <main id="content" tabIndex={-1}>
          Page
        </main>
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Close announcement' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('shows again when the content is another', () => {
    window.localStorage.setItem('announcementClosed', 'Method 1.1 is out');
    show({ ...NEWS, content: 'Method 1.2 is out' });
    expect(screen.getByText('Method 1.2 is out')).toBeVisible();
  });
});
