import { S3_CREDENTIALS, startS3, type LocalS3 } from '../../testing/startS3';
import { bucketStore } from './bucketStore';
import { readBucket } from './settings';

let s3: LocalS3;
beforeEach(async () => {
  s3 = await startS3();
  process.env.AWS_ACCESS_KEY_ID = S3_CREDENTIALS.accessKeyId;
  process.env.AWS_SECRET_ACCESS_KEY = S3_CREDENTIALS.secretAccessKey;
});
afterEach(() => s3.close());

const open = () =>
  bucketStore({ bucket: 'plumbline-files', region: 'eu-west-1', endpoint: s3.endpoint });
const webp = (text: string) => ({ bytes: Buffer.from(text), type: 'image/webp' });

describe('files in a bucket', () => {
  it('are found by key with their type, replaced and deleted', async () => {
    const files = open();
    expect(await files.find('pictures/ada.webp')).toBeUndefined();
    await files.put('pictures/ada.webp', webp('one'));
    await files.put('pictures/ada.webp', webp('two'));
    expect(await files.find('pictures/ada.webp')).toEqual(webp('two'));
    expect([...s3.objects.keys()]).toEqual(['plumbline-files/pictures/ada.webp']);
    await files.delete('pictures/ada.webp');
    expect(await files.find('pictures/ada.webp')).toBeUndefined();
  });

  it('need the right key', async () => {
    process.env.AWS_SECRET_ACCESS_KEY = 'another';
    await expect(open().put('pictures/ada.webp', webp('one'))).rejects.toThrow();
    expect(s3.objects.size).toBe(0);
  });

  it('that cannot be reached are an error, not a missing file', async () => {
    const files = open();
    await s3.close();
    await expect(files.find('pictures/ada.webp')).rejects.toThrow();
  });

  it('have no key that leaves the folder', async () => {
    await expect(open().find('pictures/../../other')).rejects.toThrow('A file key');
  });
});

describe('the settings of a bucket', () => {
  it('are absent without a name', () => {
    expect(readBucket({})).toBeUndefined();
  });

  it('have a region and an endpoint', () => {
    expect(
      readBucket({ FILES_BUCKET: 'plumbline-files', FILES_ENDPOINT: 'http://127.0.0.1:9000/' }),
    ).toEqual({
      bucket: 'plumbline-files',
      region: 'us-east-1',
      endpoint: 'http://127.0.0.1:9000',
    });
  });

  it.each(['A', 'x', '../x', 'under_score'])('cannot name a bucket %j', (name) => {
    expect(() => readBucket({ FILES_BUCKET: name })).toThrow('FILES_BUCKET');
  });
});
