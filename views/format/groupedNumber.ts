/**
 * Groups a number in thousands with periods, keeping comma decimals: '1234567,5' becomes '1.234.567,5' (docs/product/formats.md).
 * @public part of the specification's formats; the screens show money with its sign instead
 */
export function groupThousands(value: number | string): string {
  const [whole = '', ...decimals] = String(value).split(',');
  return [whole.replace(/\B(?=(\d{3})+(?!\d))/g, '.'), ...decimals].join(',');
}
