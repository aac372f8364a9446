export function rulesByComponent(sheet: string): Map<string, string>;
export function byComponent(sheet: string): string;
