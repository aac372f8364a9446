export { PricesFailure, type Price } from './askPrices';
export { createPriceSource, type PriceSource } from './priceSource';
export { readPricesUrl } from './readPricesUrl';
