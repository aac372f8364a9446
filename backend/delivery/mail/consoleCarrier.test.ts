import { consoleCarrier } from './consoleCarrier';
import type { OutboxMail } from './outbox';

const lineFor = async (recipient: string): Promise<string | undefined> => {
  const lines: string[] = [];
  const mail = {
    recipient,
    subject: '012345 is your Plumbline reset code',
    text: 'secret text',
  } as OutboxMail;
  await consoleCarrier((line) => lines.push(line), 'http://localhost:3000/dev/outbox').carry(
    mail,
    new AbortController().signal,
  );
  return lines.length === 1 ? lines[0] : undefined;
};

describe('a message at the terminal', () => {
  it('is one plain line with reader, subject and where the rest is', async () => {
    expect(await lineFor('a@example.com')).toBe(
      'Mail for a@example.com, not sent: 012345 is your Plumbline reset code (http://localhost:3000/dev/outbox)',
    );
  });

  it.each([
    '\u001b[2Ja@example.com',
    'a@example.com\r\nReady',
    'a\u202e@example.com',
    'a\u2028@example.com',
  ])('cannot move the cursor or fake another line: %j', async (recipient) => {
    expect(await lineFor(recipient)).not.toMatch(/[\p{C}\p{Zl}]/u);
  });
});
