/** A run of words, or a link: to an address of this site, an https address or a mailto address. */
export type Words = string | { text: string; href: string };

/** A paragraph or an item of a list: plain words, or runs with links between them. */
export type Sentence = string | Words[];
