/** A reason not to go on that is printed as one line, without a stack. */
export class Refusal extends Error {}
