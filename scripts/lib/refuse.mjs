/** Printed as one line, without a stack. */
export class Refusal extends Error {}
