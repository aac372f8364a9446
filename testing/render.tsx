import { render, type RenderOptions, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactElement } from 'react';
import { SWRConfig } from 'swr';

export function makeRouter(change: Partial<NextRouter> = {}): NextRouter {
  return {
    pathname: '/',
    route: '/',
    asPath: '/',
    basePath: '',
    query: {},
    isLocaleDomain: false,
    isReady: true,
    isPreview: false,
    isFallback: false,
    push: jest.fn().mockResolvedValue(true),
    replace: jest.fn().mockResolvedValue(true),
    prefetch: jest.fn().mockResolvedValue(undefined),
    reload: jest.fn(),
    back: jest.fn(),
    forward: jest.fn(),
    beforePopState: jest.fn(),
    events: { on: jest.fn(), off: jest.fn(), emit: jest.fn() },
    ...change,
  } as NextRouter;
}

/** With a router and an empty cache of its own. */
export function renderPage(
  element: ReactElement,
  router: NextRouter = makeRouter(),
  options: Pick<RenderOptions, 'container' | 'hydrate'> = {},
): RenderResult & { router: NextRouter; user: UserEvent } {
  const result = render(
    <RouterContext.Provider value={router}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{element}</SWRConfig>
    </RouterContext.Provider>,
    options,
  );
  return { ...result, router, user: userEvent.setup() };
}
