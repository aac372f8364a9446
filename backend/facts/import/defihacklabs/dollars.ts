/** Coins that are meant to be a dollar each. */
const DOLLARS = new Set(['USD', 'USDC', 'USDT', 'DAI', 'BUSD', 'BUSDT']);

const UNITS: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9, million: 1e6, billion: 1e9 };

const AROUND = /^(?:over|about|around|[~～≈>\s])+/i;
const AMOUNT =
  /^(\$)?[~\s]*(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?![\d,]*\d)\s*(?:(million|billion|k|m|b)(?![a-z]))?\s*\$?(us\$|[a-z]+)?\$?(.*)$/i;
const LONGEST = 300;

export const isDollar = (coin: string): boolean => DOLLARS.has(coin.toUpperCase());

/** Words in small letters say what happened to the amount: `drained`, `worth`. */
const isCoin = (word: string): boolean => word !== '' && word !== word.toLowerCase();

function toAmount(text: string): number | null {
  const match = AMOUNT.exec(text.replace(AROUND, ''));
  const [, sign, number = '', unit = '', word = '', rest = ''] = match ?? [];
  const dollar = /^us\$$/i.test(word) || isDollar(word);
  if (number === '' || /^\s*[,+&]|^\s*and\b/.test(rest) || (isCoin(word) && !dollar)) return null;
  const bare = unit !== '' && word === '' && rest.trim() === '';
  if (sign === undefined && !dollar && !bare) return null;
  const amount = Number(number.replaceAll(',', '')) * (UNITS[unit.toLowerCase()] ?? 1);
  return Math.round(amount * 100) / 100;
}

/**
 * US dollars from a loss as the list writes it: `~$41M`, `1.5M`, `~774,943 USDC`, `704 ETH (~$1.1M)`.
 * Null for another coin (`~$10 ETH` too), several amounts, and a number without unit.
 */
export function toDollars(text: string): number | null {
  // The whole first, then what stands in brackets.
  const parts = text.slice(0, LONGEST).split('(');
  return parts.map(toAmount).find((amount) => amount !== null) ?? null;
}
