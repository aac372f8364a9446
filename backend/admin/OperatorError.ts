/** The operator sees its message without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
