/** Where a comma is among the digits of a whole number: before every three, in India before the last three and every two before them. */
const commas = { peso: /\B(?=(\d{3})+$)/g, rupee: /\B(?=(\d{2})*\d{3}$)/g };

/**
 * Money as people read it: centavos divided by 100, two decimals, the market's sign and grouping (docs/product/formats.md). Written out, for the first use of
 * `Intl` costs a cheap phone 0.1 s before it reads how much; a test compares it with `Intl`.
 */
export const formatMoney = (centavos: number, market: boolean): string => {
  const digits = String(Math.abs(centavos)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(commas[market ? 'rupee' : 'peso'], ',');
  return `${centavos < 0 ? '-' : ''}${market ? '₹' : '₱'}${whole}.${digits.slice(-2)}`;
};
