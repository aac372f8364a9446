import * as yup from 'yup';
import type { Pool } from './pool';

export interface Operation<Input extends yup.AnyObjectSchema = yup.AnyObjectSchema> {
  input: Input;
  run: (pool: Pool, input: yup.InferType<Input>) => Promise<object>;
  /** Administrators' calls are signed (signature.ts). */
  signed?: boolean;
}

export const operation = <Input extends yup.AnyObjectSchema>(
  input: Input,
  run: Operation<Input>['run'],
): Operation => ({ input, run }) as unknown as Operation;

export const signedOperation = <Input extends yup.AnyObjectSchema>(
  input: Input,
  run: Operation<Input>['run'],
): Operation => ({ ...operation(input, run), signed: true });

/** Strict: numbers and lists are refused, not cast. */
export const text = (most: number) => yup.string().strict().max(most);
export const fields = {
  ClientId: text(128).required(),
  SecretHash: text(128),
  Username: text(128).required(),
  Password: text(256).required(),
  ConfirmationCode: text(2_048).required(),
  AccessToken: text(8_192).required(),
  Token: text(8_192).required(),
};

export const ofClient = { ClientId: fields.ClientId, SecretHash: fields.SecretHash };
export const ofUser = { ...ofClient, Username: fields.Username };

export const delivery = (destination: string) => ({
  CodeDeliveryDetails: {
    Destination: destination,
    DeliveryMedium: 'EMAIL',
    AttributeName: 'email',
  },
});
