/** Returns an order's number for people: ten digits, always the same for an id. */
export function orderNumber(id: string): string {
  let mixed = 7;
  for (const character of id) mixed = (mixed * 31 + (character.codePointAt(0) ?? 0)) % 90_000_000;
  return `26${String(10_000_000 + mixed)}`;
}
