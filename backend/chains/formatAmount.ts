/** In the token's unit, without trailing zeros; null without decimals. */
export function formatAmount(amount: bigint, decimals: number | null): string | null {
  if (decimals === null) return null;
  const digits = amount.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const part = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return part ? `${whole}.${part}` : whole;
}
