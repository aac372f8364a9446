import { act, screen } from '@testing-library/react';
import * as accounts from '@/contracts/accounts/accounts';
import { sharedValue, useShared } from '@/lib/sharedValue';
import { accountServer, type AccountServer } from '@/testing/accountServer';
import { makeRouter, renderPage } from '@/testing/render';
import { AuthScreen } from './page';
import type * as late from './schemas';

/** The schemas of a slow connection. */
const slow = {
  loaded: sharedValue<late.Schemas | undefined>(undefined),
  waiting: [] as ((schemas: late.Schemas | undefined) => void)[],
};
jest.mock('./schemas', (): typeof late => ({
  loadSchemas: () =>
    new Promise((resolve) => {
      slow.waiting.push(resolve);
    }),
  currentSchemas: () => slow.loaded.get(),
  useSchemas: () => useShared(slow.loaded),
}));

async function arrive(schemas?: late.Schemas) {
  await act(async () => {
    slow.loaded.set(schemas);
    for (const resolve of slow.waiting.splice(0)) resolve(schemas);
  });
}

let server: AccountServer;
beforeEach(() => {
  slow.loaded.set(undefined);
  slow.waiting.length = 0;
  server = accountServer();
});
afterEach(() => {
  server.restore();
  window.history.replaceState(null, '', '/');
});

const email = () => screen.findByLabelText('Email', {}, { timeout: 25_000 });
const open = () =>
  renderPage(
    <AuthScreen page="login" />,
    makeRouter({ pathname: '/auth/[page]', asPath: '/auth/login' }),
  );

describe('a form whose schemas come late', () => {
  it('keeps what is typed before, and judges it when they are there', async () => {
    const { user } = open();
    await user.type(await email(), 'mara@example.org');
    await user.type(screen.getByLabelText('Password'), 'plumb-line-1');
    const submit = screen.getByRole('button', { name: 'Log in' });
    expect(submit).toBeDisabled();
    await arrive(accounts);
    expect(await email()).toHaveValue('mara@example.org');
    expect(screen.getByLabelText('Password')).toHaveValue('plumb-line-1');
    expect(submit).toBeEnabled();
  });

  it('shows what is wrong with a field that was left before', async () => {
    const { user } = open();
    await user.click(await email());
    await user.tab();
    expect(screen.queryByRole('alert')).toBeNull();
    await arrive(accounts);
    expect(await email()).toBeInvalid();
  });

  it('is sent once they are there', async () => {
    const { user } = open();
    await email();
    await user.click(screen.getByRole('button', { name: 'Forgot password' }));
    await user.type(await screen.findByLabelText('Email'), 'mara{Enter}');
    await arrive(accounts);
    expect(await email()).toBeInvalid();
    expect(server.bodies('/api/auth/forgot-password')).toEqual([]);
  });

  it('leaves the judgment to the API when they cannot be loaded', async () => {
    const { user } = open();
    await email();
    await user.click(screen.getByRole('button', { name: 'Forgot password' }));
    await user.type(await screen.findByLabelText('Email'), 'mara@example.org{Enter}');
    await arrive();
    await screen.findByLabelText('Reset Code');
    expect(server.bodies('/api/auth/forgot-password')).toEqual([{ email: 'mara@example.org' }]);
  });
});
