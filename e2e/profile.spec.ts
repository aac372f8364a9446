import sharp from 'sharp';
import { Settings } from './pages/Settings';
import { findViolations } from './support/findViolations';
import { member, PASSWORD, signInByCall } from './support/people';
import { expect, test } from './support/test';

/** Red on the left, blue on the right, twice as wide as high. */
const halves = () =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: 'red' } })
    .composite([
      {
        input: { create: { width: 400, height: 400, channels: 3, background: 'blue' } },
        left: 400,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

test('a picture is chosen, cropped, seen in the header, and deleted', async ({
  accounts,
  page,
  request,
}) => {
  const email = await member(request);
  expect(await signInByCall(page.request, email, PASSWORD)).toBe(200);
  const settings = new Settings(page);
  await accounts.visit('/my/settings');
  const inHeader = accounts.menu.locator('img');
  await expect(inHeader).toHaveCount(0);

  await settings.chooseFile('me.png', 'image/png', await halves());
  await expect(settings.frame).toHaveAttribute('aria-valuenow', '50');
  expect(await findViolations(page)).toEqual([]);
  await settings.frame.focus();
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight');
  await expect(settings.frame).toHaveAttribute('aria-valuenow', '75');
  const box = (await settings.frame.boundingBox())!;
  await page.mouse.move(box.x + 100, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 150, box.y + 100, { steps: 5 });
  await page.mouse.up();
  await expect(settings.frame).not.toHaveAttribute('aria-valuenow', '75');
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight');
  await settings.zoom.fill('2');
  await settings.savePicture.click();

  await expect(settings.picture).toHaveJSProperty('naturalWidth', 256);
  await expect(inHeader).toHaveJSProperty('naturalWidth', 256);
  const stored = await page.request.get((await settings.picture.getAttribute('src'))!, {
    headers: { accept: 'image/png' },
  });
  expect(stored.headers()['content-type']).toBe('image/png');
  const { dominant } = await sharp(await stored.body()).stats();
  expect([dominant.r < 50, dominant.b > 200]).toEqual([true, true]);
  expect(await findViolations(page)).toEqual([]);

  await settings.deletePicture.click();
  await expect(settings.picture).toHaveCount(0);
  await expect(inHeader).toHaveCount(0);
  await accounts.visit('/my/settings');
  await expect(settings.choose).toHaveText('Choose a picture');
});

test(
  'files that are no pictures, or too large, are refused in words',
  { tag: '@full' },
  async ({ accounts, page, request }) => {
    const email = await member(request);
    expect(await signInByCall(page.request, email, PASSWORD)).toBe(200);
    const settings = new Settings(page);
    await accounts.visit('/my/settings');
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    await settings.chooseFile('me.png', 'image/png', svg);
    await expect(settings.error).toHaveText('This is not a PNG, JPEG, WebP or GIF picture.');
    const whole = await halves();
    const large = Buffer.concat([whole, Buffer.alloc(5 * 1024 * 1024 + 1 - whole.length)]);
    await settings.chooseFile('me.png', 'image/png', large);
    await expect(settings.error).toHaveText('A picture can have up to 5 MB.');
    await settings.dropFile('me.png', 'image/png', whole.subarray(0, 60));
    await expect(settings.error).toHaveText(/^This picture could not be read\./);
    expect(await findViolations(page)).toEqual([]);
    await settings.dropFile('me.png', 'image/png', whole);
    await expect(settings.frame).toBeVisible();
    await settings.cancel.click();
    await expect(settings.choose).toBeVisible();
  },
);

test('a display name stands in the menu', { tag: '@full' }, async ({ accounts, page, request }) => {
  const email = await member(request);
  expect(await signInByCall(page.request, email, PASSWORD)).toBe(200);
  const settings = new Settings(page);
  await accounts.visit('/my/settings');
  await settings.name.fill('Ada Lovelace');
  await settings.saveName.click();
  await expect(page.getByText('Your display name is saved.')).toBeVisible();
  await accounts.visit('/my/settings');
  await expect(settings.name).toHaveValue('Ada Lovelace');
  await accounts.menu.click();
  await expect(page.getByText('Ada Lovelace', { exact: true })).toBeVisible();
});

test('an account is deleted, and nobody can sign in to it', async ({
  accounts,
  page,
  request,
  problems,
}) => {
  problems.expect(/400/);
  const email = await member(request);
  expect(await signInByCall(page.request, email, PASSWORD)).toBe(200);
  const settings = new Settings(page);
  await accounts.visit('/account-deleted');
  await expect(page).toHaveURL(/\/my\/settings$/);
  await settings.openDeletion.click();
  await expect(settings.confirm).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await settings.confirm.fill('someone@example.com');
  await settings.deleteForGood.click();
  await expect(settings.deletion.getByRole('alert')).toHaveText(
    'Type the e-mail address of your account.',
  );
  await settings.confirm.fill(email);
  await settings.password.fill('wrong horse 1');
  await settings.deleteForGood.click();
  await expect(settings.deletion.getByRole('alert')).toHaveText(
    'The current password is not right. Please try again.',
  );
  await settings.password.fill(PASSWORD);
  await settings.deleteForGood.click();

  await expect(page).toHaveURL(/\/account-deleted$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted');
  await expect(accounts.menu).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  expect(await (await page.request.get('/api/auth/session')).json()).toEqual({});
  expect(await signInByCall(page.request, email, PASSWORD)).toBe(401);
});
