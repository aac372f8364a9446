export interface Instruction {
  name: string;
  /** Without flags, on one line. */
  text: string;
  flags: Record<string, string>;
}

export interface Stage {
  base: string;
  name: string | undefined;
  instructions: Instruction[];
}

export interface Dockerfile {
  text: string;
  stages: Stage[];
}

function readInstruction(line: string): Instruction {
  const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
  const flags: Record<string, string> = {};
  const text = rest.replace(/^(?:--[\w-]+(?:=\S*)?\s+)+/, (given) => {
    for (const [, flag, value] of given.matchAll(/--([\w-]+)(?:=(\S*))?/g))
      flags[flag!] = value ?? '';
    return '';
  });
  return { name: name.toUpperCase(), text, flags };
}

/** The stages of a Dockerfile without heredocs. */
export function readDockerfile(text: string): Dockerfile {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Stage[] = [];
  for (const instruction of lines.map(readInstruction)) {
    if (instruction.name !== 'FROM') {
      stages.at(-1)?.instructions.push(instruction);
      continue;
    }
    const [base = '', , name] = instruction.text.split(/\s+/);
    stages.push({ base, name, instructions: [] });
  }
  return { text, stages };
}

/** The words of the exec form; undefined: it is a shell's line. */
export function execWords(text: string): string[] | undefined {
  try {
    const words = JSON.parse(text) as unknown;
    return Array.isArray(words) && words.every((word) => typeof word === 'string')
      ? words
      : undefined;
  } catch {
    return undefined;
  }
}

export const last = ({ stages }: Dockerfile, name: string): Instruction | undefined =>
  stages.at(-1)?.instructions.findLast((instruction) => instruction.name === name);

export const every = ({ stages }: Dockerfile, ...names: string[]): Instruction[] =>
  stages.flatMap(({ instructions }) => instructions.filter(({ name }) => names.includes(name)));
