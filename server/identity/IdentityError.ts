/** A refusal of the user pool, by the name that Cognito gives it (`CodeMismatchException`). */
export class IdentityError extends Error {
  constructor(readonly exception: string) {
    super(exception);
    this.name = 'IdentityError';
  }
}

/** The user pool gave no answer in time, or one that says nothing about the call. */
export class IdentityUnavailable extends Error {
  constructor(cause: unknown) {
    super('The user pool gave no answer', { cause });
    this.name = 'IdentityUnavailable';
  }
}

/** Why, when it was waited for in vain. @param ms milliseconds */
export const noAnswerIn = (ms: number): Error =>
  Object.assign(new Error(`no answer in ${ms} ms`), { name: 'TimeoutError' });
