import { isObject } from '../../../../contracts/isObject';
import { readRecords } from '../input/records';
import type { FoundRow } from '../incidents/refuseRow';
import { isDollar } from './dollars';

const EXPLORER = 'https://github.com/SunWeb3Sec/DeFiHackLabs-Incident-Explorer';

function toValue({ date, name, type, Lost, lossType, chain }: Record<string, unknown>) {
  const coin = typeof lossType === 'string' ? lossType : '';
  const amount = typeof Lost === 'number' ? Lost : Number.NaN;
  const known = Number.isFinite(amount) && amount >= 0;
  return {
    ...{ date, name, technique: type, chain },
    lossusd: known && isDollar(coin) ? amount : null,
    losstext: known && coin !== '' ? `${amount} ${coin}` : undefined,
    source: 'DeFiHackLabs Incident Explorer',
    sourceurl: EXPLORER,
  };
}

/** `incidents.json` of the Incident Explorer: `date`, `name`, `type`, `Lost`, `lossType`, `chain`. */
export async function* readExplorer(input: AsyncIterable<string>): AsyncGenerator<FoundRow> {
  for await (const item of readRecords(input)) {
    const row = 'value' in item ? item.value : undefined;
    if (isObject(row)) yield { ...item, value: toValue(row) };
    else yield 'error' in item ? item : { at: item.at, error: 'not an object' };
  }
}
