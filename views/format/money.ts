/** Positions of commas in an integer: every three digits; in India before the last three and every two before them. */
const commas = { peso: /\B(?=(\d{3})+$)/g, rupee: /\B(?=(\d{2})*\d{3}$)/g };

/** Money in centavos, with the market's sign and grouping (docs/product/formats.md). Not `Intl`, whose first use takes 0.1 s on a cheap phone. */
export const formatMoney = (centavos: number, market: boolean): string => {
  const digits = String(Math.abs(centavos)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(commas[market ? 'rupee' : 'peso'], ',');
  return `${centavos < 0 ? '-' : ''}${market ? '₹' : '₱'}${whole}.${digits.slice(-2)}`;
};
