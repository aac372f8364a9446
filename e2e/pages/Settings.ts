import type { Locator, Page } from '@playwright/test';

export class Settings {
  readonly profile: Locator;
  readonly deletion: Locator;
  readonly name: Locator;
  readonly saveName: Locator;
  readonly choose: Locator;
  readonly deletePicture: Locator;
  readonly frame: Locator;
  readonly zoom: Locator;
  readonly savePicture: Locator;
  readonly cancel: Locator;
  readonly error: Locator;
  readonly picture: Locator;
  readonly openDeletion: Locator;
  readonly confirm: Locator;
  readonly password: Locator;
  readonly deleteForGood: Locator;

  constructor(readonly page: Page) {
    this.profile = page.getByRole('region', { name: 'Profile' });
    this.deletion = page.getByRole('region', { name: 'Delete my account' });
    this.name = this.profile.getByRole('textbox', { name: 'Display name' });
    this.saveName = this.profile.getByRole('button', { name: 'Save name' });
    this.choose = this.profile.getByRole('button', { name: /^Choose a/ });
    this.deletePicture = this.profile.getByRole('button', { name: 'Delete picture' });
    this.frame = this.profile.getByRole('slider', { name: 'Part that is shown' });
    this.zoom = this.profile.getByRole('slider', { name: 'Zoom' });
    this.savePicture = this.profile.getByRole('button', { name: 'Save picture' });
    this.cancel = this.profile.getByRole('button', { name: 'Cancel' });
    this.error = this.profile.getByRole('alert');
    this.picture = this.profile.getByRole('img', { name: 'Your picture' });
    this.openDeletion = this.deletion.getByRole('button', { name: 'Delete my account' });
    this.confirm = this.deletion.getByLabel('Type your e-mail address', { exact: true });
    this.password = this.deletion.getByLabel('Your password', { exact: true });
    this.deleteForGood = this.deletion.getByRole('button', { name: 'Delete my account for good' });
  }

  async chooseFile(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.choose.click();
    await (await chooser).setFiles({ name, mimeType, buffer });
  }

  async dropFile(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    const transfer = await this.page.evaluateHandle(
      ({ bytes, as, type }) => {
        const dropped = new DataTransfer();
        dropped.items.add(new File([new Uint8Array(bytes)], as, { type }));
        return dropped;
      },
      { bytes: [...buffer], as: name, type: mimeType },
    );
    await this.choose.dispatchEvent('drop', { dataTransfer: transfer });
  }
}
