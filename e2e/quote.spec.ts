import { randomUUID } from 'node:crypto';
import { HUBSPOT_FORM, type OperatedSite } from './support/operatedSite';
import { expect, test } from './support/test';

const OWN = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
const TO = 'quotes@plumbline.example';

interface Message {
  subject: string;
  text: string;
}

test('a visitor asks for a quote, and the operator gets an e-mail', async ({
  page,
  quote,
  request,
}) => {
  const project = `Engine ${randomUUID().slice(0, 8)}`;
  await quote.open();
  await expect(quote.field(/^Name/)).toBeFocused();
  await expect(quote.field(/^Service/)).toHaveValue('security-audit');
  await quote.submit.click();
  await expect(quote.alerts).toHaveText([
    'Please enter your name',
    'Please enter your work e-mail',
    'Please enter the name of your project',
  ]);
  await quote.fill(project);
  await page.keyboard.press('Escape');
  await expect(quote.dialog).toBeHidden();
  await quote.opener.click();
  await expect(quote.field(/^Project/)).toHaveValue(project);
  await quote.submit.click();
  await expect(quote.thanks).toBeVisible();
  await expect(quote.dialog).toBeHidden();
  await expect(quote.opener).toBeFocused();
  const messages = async () =>
    ((await (await request.get(`/dev/outbox.json?to=${TO}`)).json()) as { items: Message[] }).items;
  await expect
    .poll(async () => (await messages()).map(({ subject }) => subject))
    .toContain(`Request for a quote: Security Audit for ${project}`);
  expect((await messages()).find(({ subject }) => subject.endsWith(project))?.text).toContain(
    'Website:     https://engine.example',
  );
});

test('a request that fails is kept, and is stored once when sent again', async ({
  page,
  quote,
  problems,
}) => {
  problems.expect(/quote|ERR_INTERNET_DISCONNECTED/);
  await quote.open();
  await quote.fill('Kept');
  await page.context().setOffline(true);
  await quote.submit.click();
  await expect(quote.alerts).toHaveText(
    'You seem to be offline. Nothing is lost. Send it again when you are back online.',
  );
  // The offline notice must not cover it.
  await expect(quote.alerts).toBeInViewport({ ratio: 1 });
  const [answer, note] = [
    (await quote.alerts.boundingBox())!,
    (await page
      .getByText('You seem to be offline. What you see may be out of date.')
      .boundingBox())!,
  ];
  expect(answer.y + answer.height).toBeLessThanOrEqual(note.y);
  await expect(quote.field(/^Message/)).toHaveValue('Two contracts.\nOne upgrade.');
  await page.context().setOffline(false);
  await quote.submit.click();
  await expect(quote.thanks).toBeVisible();
});

test(
  'one network has five requests an hour, and an error beyond them',
  { tag: ['@once', '@full'] },
  async ({ quote, request, problems }) => {
    problems.expect(/429/);
    const body = { name: 'A', email: 'a@b.example', project: 'P', service: 'skynet' };
    for (let sent = 0; sent < 5; sent += 1) {
      expect(
        (
          await request.post('/api/quote', { headers: OWN, data: { ...body, id: randomUUID() } })
        ).status(),
      ).toBe(200);
    }
    await quote.open();
    await quote.fill('The sixth');
    await quote.submit.click();
    await expect(quote.alerts).toHaveText(
      /^Too many requests from your network this hour\. Nothing is lost\. Please send it again in (\d+ minutes|a minute)\.$/,
    );
    await expect(quote.field(/^Project/)).toHaveValue('The sixth');
  },
);

test.describe("with HubSpot's form", { tag: '@once' }, () => {
  let site: OperatedSite;
  test.beforeAll(({ operated }) => {
    site = operated;
  });

  test('the modal shows it in a sandbox that reaches nothing of ours, and closes when that sends it, and nobody else', async ({
    page,
    quote,
  }) => {
    await page.goto(`${site.url}/api/quote/frame`);
    await expect(page.getByLabel('E-mail')).toBeVisible();
    expect(await page.evaluate(() => self.origin)).toBe('null');
    await quote.open(site.url);
    await page.frameLocator('iframe').getByLabel('E-mail').waitFor();
    // As a page that imitates the frame.
    await page.evaluate(async () => {
      window.postMessage({ plumblineQuote: true, event: 'submitted' }, '*');
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
    });
    await expect(quote.dialog).toBeVisible();
    await expect(quote.thanks).toBeHidden();
    const form = page.frameLocator('iframe[title="Form to request a quote"]');
    await form.getByLabel('E-mail').fill('ada@engine.example');
    await form.getByRole('button', { name: 'Send to provider' }).click();
    await expect(quote.thanks).toBeVisible();
    await expect(quote.dialog).toBeHidden();
    expect(site.hubspot.submissions).toEqual([
      {
        path: `/submissions/${HUBSPOT_FORM.portal}/${HUBSPOT_FORM.form}`,
        body: {
          region: 'na1',
          email: 'ada@engine.example',
          cookie: '',
          reached: 'nothing',
          origin: 'null',
        },
      },
    ]);
  });

  test('a provider that is blocked is replaced by our own form', async ({
    page,
    quote,
    problems,
  }) => {
    problems.expect(/v2\.js/);
    await page.route(`${site.hubspot.url}/**`, (route) => route.abort());
    await quote.open(site.url);
    await expect(
      quote.dialog.getByText('The usual form could not load, so here is ours.'),
    ).toBeVisible();
    await expect(quote.field(/^Work e-mail/)).toBeVisible();
  });
});
