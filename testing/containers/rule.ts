/** One thing that holds of a file, and a change that breaks it. */
export interface Rule<File> {
  /** Ends the sentence "the file …". */
  says: string;
  /** @returns what breaks the rule; empty: nothing */
  breaches: (file: File) => string[];
  /** Replaces the first text, which the file has, by the second. */
  bad: readonly [string, string];
}

/** Names of variables whose values nobody may read in a file or an image. */
export const isSecretName = (name: string): boolean =>
  /SECRET|TOKEN|PASSWORD|CREDENTIAL|PRIVATE|_KEY$/.test(name) && !name.startsWith('NEXT_PUBLIC_');

/** `node:24-slim` and `web@sha256:…` are pinned; `node` and `node:latest` are not. */
export const isPinned = (image: string): boolean =>
  /@sha256:[\da-f]{64}$/.test(image) || /:(?!latest$)[\w][\w.-]*$/.test(image);
