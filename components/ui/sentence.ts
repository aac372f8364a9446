/** `href`: an address of this site, https or mailto. */
export type Words = string | { text: string; href: string };

export type Sentence = string | Words[];
