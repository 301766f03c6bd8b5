const inMarket = (locale: string, currency: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency });
// Created once, because that takes longer than a call.
const pesos = inMarket('en-PH', 'PHP');
const rupees = inMarket('en-IN', 'INR');

/** Formats centavos for the market: `₱1,234.50`, or `₹1,234.50` when the market flag is '1' (docs/product/formats.md). */
export const money = (centavos: number, market: string): string =>
  (market === '1' ? rupees : pesos).format(centavos / 100);
