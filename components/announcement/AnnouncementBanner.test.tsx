import { screen } from '@testing-library/react';
import { renderPage } from '@/testing/render';
import { AnnouncementBanner } from './AnnouncementBanner';

const NEWS = { content: 'Method 1.1 is out', link: '/methodology', linkText: 'What changed' };
const show = (announcement: typeof NEWS | null) => renderPage(<AnnouncementBanner announcement={announcement} />);

describe('announcement banner (§4)', () => {
  beforeEach(() => window.localStorage.clear());

  it('shows content and link', () => {
    show(NEWS);
    expect(screen.getByText('Method 1.1 is out')).toBeVisible();
    expect(screen.getByRole('link', { name: 'What changed' })).toHaveAttribute('href', '/methodology');
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

  it('shows again when the content is another', () => {
    window.localStorage.setItem('announcementClosed', 'Method 1.1 is out');
    show({ ...NEWS, content: 'Method 1.2 is out' });
    expect(screen.getByText('Method 1.2 is out')).toBeVisible();
  });
});
