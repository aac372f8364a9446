import { screen, waitFor } from '@testing-library/react';
import { stubFetch, type Answer, type Asked } from '@/testing/fetchStub';
import { renderPage } from '@/testing/render';
import { DeletePart } from './DeletePart';

const USER = { username: 'sub-1', email: 'ada@example.com' };
const leave = jest.fn();
jest.mock('@/lib/session/leaveDeleted', () => ({ leaveDeleted: () => leave() as unknown }));

let stub: ReturnType<typeof stubFetch>;
let answer: (asked: Asked) => Answer;
beforeEach(() => {
  leave.mockReset();
  answer = () => ({ body: { done: true } });
  stub = stubFetch((asked) => (asked.url === '/api/user/delete' ? answer(asked) : { body: {} }));
});
afterEach(() => stub.restore());

async function open() {
  const page = renderPage(<DeletePart user={USER} />);
  await page.user.click(screen.getByRole('button', { name: 'Delete my account' }));
  await screen.findByLabelText('Type your e-mail address');
  return page;
}
const confirm = () => screen.getByLabelText('Type your e-mail address');
const submit = () => screen.getByRole('button', { name: 'Delete my account for good' });
const sent = () =>
  stub.asked.filter(({ url }) => url === '/api/user/delete').map(({ body }) => body);

describe('deleting the account', () => {
  it('says what goes, and what is kept for how long', () => {
    renderPage(<DeletePart user={USER} />);
    expect(screen.getByText('your display name and picture')).toBeVisible();
    expect(screen.getByText(/^What staff did while acting as you: 400 days/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/company/privacy-policy#deletion',
    );
  });

  it('needs the address, in any spelling, and sends the password as typed', async () => {
    const { user } = await open();
    expect(confirm()).toHaveFocus();
    await user.type(confirm(), 'someone@example.com');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Type the e-mail address of your account.',
    );
    expect(sent()).toEqual([]);
    await user.clear(confirm());
    await user.type(confirm(), ' ADA@example.com');
    await user.type(screen.getByLabelText('Your password'), ' old horse 7');
    await user.click(submit());
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([{ confirm: 'ADA@example.com', password: ' old horse 7' }]);
  });

  it.each([
    [
      'a wrong password',
      {
        status: 400,
        body: {
          error: {
            code: 'identity',
            message: 'No.',
            fields: [{ path: 'body.password', message: 'The current password is not right.' }],
          },
        },
      },
      'The current password is not right.',
    ],
    [
      'a pool that refuses',
      { status: 400, body: { error: { code: 'identity', message: 'Nothing was deleted.' } } },
      'Nothing was deleted.',
    ],
  ])('stays after %s, and says so', async (_, refusal, message) => {
    answer = () => refusal;
    const { user } = await open();
    await user.type(confirm(), 'ada@example.com');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(leave).not.toHaveBeenCalled();
  });

  it('can be given up', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(screen.getByRole('button', { name: 'Delete my account' })).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it("is the owner's alone", () => {
    renderPage(<DeletePart user={{ ...USER, adminId: 'sub-2' }} />);
    expect(screen.getByText('Only the owner of the account can do this.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
