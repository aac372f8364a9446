/** Its message is one line for the operator: what is wrong, and the way out. */
export class CannotStart extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CannotStart';
  }
}

/** Nothing has to be changed: another start may succeed. */
export class CannotStartYet extends CannotStart {}
