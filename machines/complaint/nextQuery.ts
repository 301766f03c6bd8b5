/** The query of the next page, on which the complaint is written: what it is about, and the order. */
export function nextQuery(orderNo: string, type: string, sonType = ''): Record<string, string> {
  return { type, ...(sonType && { sonType }), orderNo };
}
