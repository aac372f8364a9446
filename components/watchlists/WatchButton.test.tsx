import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { stars } from '@/lib/watch/starStore';
import { renderPage } from '@/testing/render';
import { WatchButton } from './WatchButton';

const press = jest.fn<Promise<void>, [object]>().mockResolvedValue(undefined);
jest.mock('@/lib/watch/pressStar', () => ({
  ...jest.requireActual<object>('@/lib/watch/pressStar'),
  loadStars: () => Promise.resolve({}),
  pressStar: (project: object) => press(project),
}));

const show = (watched: boolean) =>
  act(() => stars.set({ ids: new Set(watched ? ['aave'] : []), of: 'browser' }));

it('says whether the project is watched, in words as well', async () => {
  const { user } = renderPage(<WatchButton id="aave" name="Aave" words />);
  show(false);
  const button = screen.getByRole('button', { name: 'Watch Aave', pressed: false });
  expect(button).toHaveTextContent('Watch');
  await user.click(button);
  expect(press).toHaveBeenCalledWith({ id: 'aave', name: 'Aave' });
  show(true);
  expect(screen.getByRole('button', { name: 'Watching Aave', pressed: true })).toBeVisible();
});

it('keeps its place, unseen, where there are no scripts', () => {
  expect(renderToString(<WatchButton id="aave" name="Aave" />)).toContain('visibility:hidden');
});
