import { callBackend } from '@/server/backend/backend';
import { loadShell } from './shell';

jest.mock('@/server/backend/backend', () => ({ callBackend: jest.fn() }));
const asked = callBackend as jest.Mock;

describe('what the shell needs of the server', () => {
  it('works while the backend is down, without an announcement, and has it once the backend is back', async () => {
    asked.mockRejectedValueOnce(new Error('no answer'));
    expect(await loadShell()).toMatchObject({
      announcement: null,
      signUpOnly: false,
      year: new Date().getUTCFullYear(),
    });
    const announcement = { content: 'Method 1.1 is out', link: null, linkText: null };
    asked.mockResolvedValueOnce({ announcement });
    expect(await loadShell()).toMatchObject({ announcement });
  });
});
