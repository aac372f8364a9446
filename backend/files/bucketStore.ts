import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { assertKey, type FileStore } from './fileStore';

export interface BucketSettings {
  bucket: string;
  region: string;
  /** For another service that speaks S3; undefined: AWS. */
  endpoint: string | undefined;
}

const DEADLINE_MS = 10_000;

/** Credentials are found as the AWS SDK finds them: variables, a profile, the machine's role. */
export function bucketStore({ bucket, region, endpoint }: BucketSettings): FileStore {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    // Older services that speak S3 refuse the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const within = () => ({ abortSignal: AbortSignal.timeout(DEADLINE_MS) });
  const at = (key: string) => {
    assertKey(key);
    return { Bucket: bucket, Key: key };
  };
  return {
    async put(key, { bytes, type }) {
      await client.send(
        new PutObjectCommand({
          ...at(key),
          Body: bytes,
          ContentType: type,
          CacheControl: 'public, max-age=60',
        }),
        within(),
      );
    },
    async find(key) {
      try {
        const found = await client.send(new GetObjectCommand(at(key)), within());
        const bytes = Buffer.from((await found.Body?.transformToByteArray()) ?? []);
        return { bytes, type: found.ContentType ?? 'application/octet-stream' };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)), within());
    },
  };
}
