const formats = {
  peso: new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' }),
  rupee: new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }),
};

/** Money as people read it: centavos divided by 100, two decimals, the market's sign and grouping (docs/product/formats.md). */
export const formatMoney = (centavos: number, market: boolean): string =>
  formats[market ? 'rupee' : 'peso'].format(centavos / 100);
