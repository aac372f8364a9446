/** For comparison: ignores case and Unicode's alternate spellings of a letter. */
export const toEmailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
