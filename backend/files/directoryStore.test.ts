import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { directoryStore } from './directoryStore';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'files-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const webp = (text: string) => ({ bytes: Buffer.from(text), type: 'image/webp' });

describe('files in a directory', () => {
  it('are found by key, replaced and deleted', async () => {
    const files = directoryStore(root);
    expect(await files.find('pictures/ada.webp')).toBeUndefined();
    await files.put('pictures/ada.webp', webp('one'));
    await files.put('pictures/ada.webp', webp('two'));
    expect(await files.find('pictures/ada.webp')).toEqual(webp('two'));
    await files.delete('pictures/ada.webp');
    await files.delete('pictures/ada.webp');
    expect(await files.find('pictures/ada.webp')).toBeUndefined();
  });

  it('can be read by their owner alone', async () => {
    await directoryStore(root).put('pictures/ada.webp', webp('one'));
    expect(statSync(join(root, 'pictures/ada.webp')).mode & 0o777).toBe(0o600);
    expect(statSync(join(root, 'pictures')).mode & 0o777).toBe(0o700);
  });

  it('are whole after a kill between writing and renaming', async () => {
    const files = directoryStore(root);
    await files.put('pictures/ada.webp', webp('old'));
    writeFileSync(join(root, 'pictures/ada.webp.0b1d.new'), 'hal');
    expect(await files.find('pictures/ada.webp')).toEqual(webp('old'));
  });

  it('leave nothing beside them, even when many are written at once', async () => {
    const files = directoryStore(root);
    const texts = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(10_000));
    await Promise.all(texts.map((text) => files.put('pictures/ada.webp', webp(text))));
    expect(readdirSync(join(root, 'pictures'))).toEqual(['ada.webp']);
    expect(texts).toContain((await files.find('pictures/ada.webp'))!.bytes.toString());
  });

  it.each([
    '../secrets',
    'pictures/../../etc/passwd',
    'pictures/..',
    '/etc/passwd',
    'pictures//a',
    'pictures/.hidden',
    'pictures/a\0.webp',
    'pictures/a\\..\\b',
    'pictures/%2e%2e/a',
    'pictures',
    '',
  ])('have no key like %j', async (key) => {
    const files = directoryStore(root);
    await expect(files.find(key)).rejects.toThrow('A file key');
    await expect(files.put(key, webp('x'))).rejects.toThrow('A file key');
    await expect(files.delete(key)).rejects.toThrow('A file key');
  });
});
