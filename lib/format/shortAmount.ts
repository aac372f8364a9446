/** Digits behind the point. */
const MOST = 6;

/** With commas, and cut, never rounded up: 1,234.567891. Less than that is “< 0.000001”. */
export function shortAmount(amount: string): string {
  const [whole = '0', part = ''] = amount.split('.');
  const kept = part.slice(0, MOST).replace(/0+$/, '');
  if (whole === '0' && kept === '' && part !== '') return `< 0.${'0'.repeat(MOST - 1)}1`;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return kept === '' ? grouped : `${grouped}.${kept}`;
}
