/** `exception` is Cognito's name for the refusal (`CodeMismatchException`). */
export class IdentityError extends Error {
  constructor(
    readonly exception: string,
    /** Until a limit ends, where the pool says so: the embedded one does. */
    readonly waitSeconds?: number,
  ) {
    super(exception);
    this.name = 'IdentityError';
  }
}

/** No answer in time, or none about the call. */
export class IdentityUnavailable extends Error {
  constructor(cause: unknown) {
    super('The user pool gave no answer', { cause });
    this.name = 'IdentityUnavailable';
  }
}

export const noAnswerIn = (ms: number): Error =>
  Object.assign(new Error(`no answer in ${ms} ms`), { name: 'TimeoutError' });
