/** A reason not to go on that is told in one line, without a stack. */
export class Refusal extends Error {}

/** Runs a command; a Refusal ends it with its one line, anything else with its stack. */
export async function run(command) {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
