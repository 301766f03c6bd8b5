/** Centavos as display text of the market: `₱1,234.50`, or `₹1,234.50` when the market flag is '1' (decisions §3). */
export const money = (centavos: number, market: string): string =>
  market === '1'
    ? (centavos / 100).toLocaleString('en-IN', { style: 'currency', currency: 'INR' })
    : (centavos / 100).toLocaleString('en-PH', { style: 'currency', currency: 'PHP' });
