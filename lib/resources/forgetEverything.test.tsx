import { act, cleanup, render, screen } from '@testing-library/react';
import useSWR, { mutate } from 'swr';
import { forgetEverything } from './forgetEverything';
import { OWN_SESSIONS } from './useOwnSessions';
import { WALLETS } from './walletKeys';

let asked: string[];
const read = ([what]: [string, string]) => {
  asked.push(what);
  return `${what} ${asked.length}`;
};

function Shown({ what }: { what: string }) {
  const { data = 'nothing' } = useSWR([what, 'x'], read, { dedupingInterval: 0 });
  return <p>{data}</p>;
}

describe('what a tab knows of a signed-out account', () => {
  beforeEach(async () => {
    asked = [];
    render(
      <>
        <Shown what="votes" />
        <Shown what={OWN_SESSIONS} />
        <Shown what={WALLETS} />
      </>,
    );
    await screen.findByText('votes 1');
    await screen.findByText('own-sessions 2');
    await screen.findByText('own wallets 3');
    asked = [];
  });
  afterEach(async () => {
    cleanup();
    await mutate(() => true, undefined, { revalidate: false });
  });

  it('is cleared, and public data is fetched again', async () => {
    await act(async () => forgetEverything());
    expect(asked).toEqual(['votes']);
    expect(await screen.findByText('votes 1')).toBeInTheDocument();
    expect(screen.getAllByText('nothing')).toHaveLength(2);
  });

  it('is fetched again for another account', async () => {
    await act(async () => forgetEverything(true));
    expect(asked.toSorted()).toEqual(['own wallets', 'own-sessions', 'votes']);
  });
});
