declare function dropCss(source: string): string;
export = dropCss;
