import { PASSWORD, TestPeople } from '@/testing/site/TestPeople';

const people = new TestPeople();
beforeAll(() => people.start());
afterAll(() => people.site.close());

describe('a call whose time would say whether an account exists', () => {
  it.each([
    ['verify-email', { verificationCode: '123456' }],
    ['resend-confirmation', {}],
    ['forgot-password', {}],
    ['reset-forgotten-password', { code: '123456', newPassword: PASSWORD }],
  ])('%s: waits for the same moment, with an account and without', async (name, fields) => {
    const [email, nobody] = [await people.unconfirmed(), 'nobody@example.com'];
    const { atFixedTime } = await import('./atFixedTime');
    for (const asked of [email, nobody]) {
      jest.mocked(atFixedTime).mockClear();
      await people.open().post(`/api/auth/${name}`, { email: asked, ...fields });
      expect(atFixedTime).toHaveBeenCalledTimes(1);
    }
  });
});
