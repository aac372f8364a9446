import { ValidationError } from 'yup';
import { exceptions, PoolException } from './exceptions';
import type { Operation } from './operation';
import { operations } from './operations';
import type { Pool } from './pool';

/** Cognito's JSON protocol: https://smithy.io/2.0/aws/protocols/aws-json-1_1-protocol.html */
export const JSON_TYPE = 'application/x-amz-json-1.1';
const TARGET = /^AWSCognitoIdentityProviderService\.(\w{1,64})$/;

/** @throws PoolException for an unknown one */
export function findOperation(target: string): Operation {
  const [, name = ''] = TARGET.exec(target) ?? [];
  const operation = operations.get(name);
  if (!operation)
    throw new PoolException(
      'UnsupportedOperationException',
      `This pool has no operation ${name || 'of that name'}.`,
    );
  return operation;
}

/** @throws PoolException, also for input that does not fit */
export async function runOperation(
  pool: Pool,
  operation: Operation,
  input: unknown,
): Promise<object> {
  try {
    return await operation.run(pool, operation.input.validateSync(input, { stripUnknown: true }));
  } catch (error) {
    if (error instanceof ValidationError) throw exceptions.parameter(error.message);
    throw error;
  }
}

interface SdkRequest {
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

const toText = (body: string | Uint8Array = ''): string =>
  typeof body === 'string' ? body : new TextDecoder().decode(body);

async function answer(pool: Pool, { headers, body }: SdkRequest) {
  try {
    const operation = findOperation(headers['x-amz-target'] ?? '');
    return {
      statusCode: 200,
      value: await runOperation(pool, operation, JSON.parse(toText(body))),
    };
  } catch (error) {
    if (!(error instanceof PoolException)) throw error;
    return { statusCode: 400, value: { __type: error.name, message: error.message } };
  }
}

/** The AWS SDK's `requestHandler` for the pool in this process: the caller is its administrator. */
export const inProcessHandler = (pool: Pool) => ({
  handle: async (request: object) => {
    const { statusCode, value } = await answer(pool, request as SdkRequest);
    const headers: Record<string, string> = { 'content-type': JSON_TYPE };
    return { response: { statusCode, headers, body: Buffer.from(JSON.stringify(value)) } };
  },
});
