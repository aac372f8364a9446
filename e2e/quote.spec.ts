import { randomUUID } from 'node:crypto';
import { hubspotStandIn, type HubspotStandIn } from './support/hubspotStandIn';
import { startSite, type Site } from './support/site';
import { expect, test } from './support/test';

const OWN = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
const TO = 'quotes@plumbline.example';
const PORTAL = '12345';
const FORM = '7b0a7b7e-3c1c-4c52-9a55-0f8f2b1d6c11';

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
  { tag: '@once' },
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
  test.describe.configure({ mode: 'default' });
  let hubspot: HubspotStandIn;
  let site: Site;
  test.beforeAll(async () => {
    test.setTimeout(60_000);
    hubspot = await hubspotStandIn();
    site = await startSite(
      {
        BACKEND_URL: process.env.E2E_BACKEND_URL!,
        HUBSPOT_PORTAL_ID: PORTAL,
        HUBSPOT_FORM_ID: FORM,
        HUBSPOT_STAND_IN_URL: hubspot.url,
      },
      'quote',
    );
  });
  test.afterAll(async () => {
    await site.stop();
    await hubspot.close();
  });

  test('the modal shows it in a sandbox that reaches nothing of ours, and closes when it is sent', async ({
    page,
    quote,
  }) => {
    await quote.open(site.url);
    const form = page.frameLocator('iframe[title="Form to request a quote"]');
    await form.getByLabel('E-mail').fill('ada@engine.example');
    await form.getByRole('button', { name: 'Send to provider' }).click();
    await expect(quote.thanks).toBeVisible();
    await expect(quote.dialog).toBeHidden();
    expect(hubspot.submissions).toEqual([
      {
        path: `/submissions/${PORTAL}/${FORM}`,
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

  test('a page that imitates the frame is ignored', async ({ page, quote }) => {
    await quote.open(site.url);
    await page.frameLocator('iframe').getByLabel('E-mail').waitFor();
    await page.evaluate(() =>
      window.postMessage({ plumblineQuote: true, event: 'submitted' }, '*'),
    );
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 0);
        }),
    );
    await expect(quote.dialog).toBeVisible();
    await expect(quote.thanks).toBeHidden();
  });

  test('opened by itself, the frame has no origin of ours', async ({ page }) => {
    await page.goto(`${site.url}/api/quote/frame`);
    await expect(page.getByLabel('E-mail')).toBeVisible();
    expect(await page.evaluate(() => self.origin)).toBe('null');
  });

  test('a provider that is blocked is replaced by our own form', async ({
    page,
    quote,
    problems,
  }) => {
    problems.expect(/v2\.js/);
    await page.route(`${hubspot.url}/**`, (route) => route.abort());
    await quote.open(site.url);
    await expect(
      quote.dialog.getByText('The usual form could not load, so here is ours.'),
    ).toBeVisible();
    await expect(quote.field(/^Work e-mail/)).toBeVisible();
  });
});
