/** Begins keys of an account's answers that are told by this, not by name (forgetEverything.ts). */
export const OWN_PREFIX = 'own ';
