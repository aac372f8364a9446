import { screen } from '@testing-library/react';
import { useFlag } from '@/lib/flags/useFlag';
import { renderPage } from '@/testing/render';
import { PortfolioLink } from '.';

jest.mock('@/lib/flags/useFlag', () => ({
  ...jest.requireActual<object>('@/lib/flags/useFlag'),
  useFlag: jest.fn(),
}));
const loaded = jest.fn();
jest.mock('./PortfolioItem', () => {
  loaded();
  return jest.requireActual<object>('./PortfolioItem');
});

it('is fetched and shown with the flag only', async () => {
  jest.mocked(useFlag).mockReturnValue(false);
  const { unmount } = renderPage(<PortfolioLink onLeave={() => undefined} />);
  await new Promise((done) => {
    requestAnimationFrame(done);
  });
  expect(screen.queryByRole('link')).toBeNull();
  expect(loaded).not.toHaveBeenCalled();
  unmount();

  jest.mocked(useFlag).mockReturnValue(true);
  const onLeave = jest.fn();
  renderPage(
    <ul>
      <PortfolioLink listed onLeave={onLeave} />
    </ul>,
  );
  expect(await screen.findByRole('link', { name: 'Portfolio' })).toHaveAttribute(
    'href',
    '/my/portfolio',
  );
  expect(jest.mocked(useFlag)).toHaveBeenCalledWith('portfolio');
});
