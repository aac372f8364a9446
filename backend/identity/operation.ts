import * as yup from 'yup';
import type { Pool } from './pool';

/** One operation of Cognito's API: what it takes, and what it does. */
export interface Operation<Input extends yup.AnyObjectSchema = yup.AnyObjectSchema> {
  input: Input;
  run: (pool: Pool, input: yup.InferType<Input>) => Promise<object>;
  /** Whether it is for administrators: their calls are signed (signature.ts). */
  signed?: boolean;
}

export const operation = <Input extends yup.AnyObjectSchema>(
  input: Input,
  run: Operation<Input>['run'],
): Operation => ({ input, run }) as unknown as Operation;

/** One for administrators. */
export const signedOperation = <Input extends yup.AnyObjectSchema>(
  input: Input,
  run: Operation<Input>['run'],
): Operation => ({ ...operation(input, run), signed: true });

/** A string as it is: a number or a list in its place is refused, not turned into one. */
export const text = (most: number) => yup.string().strict().max(most);
/** Members that several operations share; lengths as in Cognito's API reference. */
export const fields = {
  ClientId: text(128).required(),
  SecretHash: text(128),
  Username: text(128).required(),
  Password: text(256).required(),
  ConfirmationCode: text(2_048).required(),
  AccessToken: text(8_192).required(),
  /** A refresh token. */
  Token: text(8_192).required(),
};

/** Which client calls, and about whom, is checked before anything else is done (see client.ts). */
export const ofClient = { ClientId: fields.ClientId, SecretHash: fields.SecretHash };
export const ofUser = { ...ofClient, Username: fields.Username };

/** Where a code went, for people's eyes. */
export const delivery = (destination: string) => ({
  CodeDeliveryDetails: {
    Destination: destination,
    DeliveryMedium: 'EMAIL',
    AttributeName: 'email',
  },
});
