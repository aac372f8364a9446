import type { ComponentProps } from 'react';
import { makeRouter, renderPage } from '@/testing/render';
import { HomePage } from './HomePage';

it('with the data of another page loads anew, instead of crashing', () => {
  const props = { shell: { siteUrl: '' }, project: {} } as unknown as ComponentProps<
    typeof HomePage
  >;
  const router = makeRouter();
  const { container } = renderPage(<HomePage {...props} />, router);
  expect(container).toBeEmptyDOMElement();
  expect(router.reload).toHaveBeenCalledTimes(1);
});
