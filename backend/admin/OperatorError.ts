/** An error that the operator can act on: its message is shown to them, its stack is not. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
