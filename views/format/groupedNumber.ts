/**
 * Groups a number in thousands with periods, keeping comma decimals: '1234567,5' and 1234567.5 become '1.234.567,5' (docs/product/formats.md).
 * @public part of the specification's formats; the screens show money with its sign instead
 */
export function groupThousands(value: number | string): string {
  const text = typeof value === 'number' ? String(value).replace('.', ',') : value;
  const [whole = '', ...decimals] = text.split(',');
  return [whole.replace(/\B(?=(\d{3})+(?!\d))/g, '.'), ...decimals].join(',');
}
