import { screen, waitFor } from '@testing-library/react';
import { stubFetch, type Answer } from '@/testing/fetchStub';
import { makeRouter, renderPage } from '@/testing/render';
import { UnreadAlerts } from '.';

let stub: ReturnType<typeof stubFetch>;
afterEach(() => stub.restore());

function show(shown: boolean, unread: number, pathname = '/projects/[id]') {
  stub = stubFetch((): Answer => ({ body: { items: [], unread, next: null } }));
  return renderPage(<UnreadAlerts account="sub-1" shown={shown} />, makeRouter({ pathname }));
}

describe('the count of unread alerts', () => {
  it.each([
    [3, '3 unread'],
    [250, '99+ unread'],
  ])('of %i is shown in the open menu as %s', async (unread, words) => {
    const { container } = show(true, unread);
    await waitFor(() => expect(container).toHaveTextContent(words));
    expect(new Set(stub.asked.map(({ url }) => url))).toEqual(new Set(['/api/alerts?limit=0']));
  });

  it('of zero is not shown', async () => {
    show(true, 0);
    await waitFor(() => expect(stub.asked.length).toBeGreaterThan(0));
    expect(screen.queryByText('unread')).toBeNull();
  });

  it('is not asked for before the menu opens', async () => {
    show(false, 3);
    await new Promise((done) => {
      requestAnimationFrame(done);
    });
    expect(stub.asked).toEqual([]);
  });
});
