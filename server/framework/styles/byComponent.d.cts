export function byComponent(sheet: string): string;
