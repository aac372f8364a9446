import { build } from './build.mjs';
import { exclusively } from './exclusively.mjs';
import { ensureSiteInstalled } from './install.mjs';
import { loadEnvironment } from './settings.mjs';

export async function rebuild() {
  loadEnvironment();
  await exclusively(async () => {
    await ensureSiteInstalled();
    await build();
  });
}
