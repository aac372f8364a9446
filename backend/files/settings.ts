import { EnvError, optional, text, type Env } from '../../contracts/env';
import { serviceUrl } from '../../contracts/http/serviceUrl';
import type { BucketSettings } from './bucketStore';

/** @returns undefined without a bucket: files stay below the data directory */
export function readBucket(env: Env): BucketSettings | undefined {
  const bucket = optional(env, 'FILES_BUCKET');
  if (bucket === undefined) return undefined;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new EnvError('FILES_BUCKET', 'must be the name of an S3 bucket', bucket);
  return {
    bucket,
    region: text(env, 'FILES_REGION', 'us-east-1'),
    endpoint: serviceUrl(env, 'FILES_ENDPOINT')?.href.replace(/\/$/, ''),
  };
}
