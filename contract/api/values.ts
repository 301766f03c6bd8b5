type Json = Record<string, unknown>;

const typeOf = (value: unknown) => (Number.isInteger(value) ? 'integer' : typeof value);

const withType = ({ enum: listed, ...rest }: Json): Json => {
  const values = Array.isArray(listed) ? (listed as unknown[]) : [rest['const']];
  const kinds = [...Map.groupBy(values, typeOf)];
  if (kinds.length > 1) return { ...rest, anyOf: kinds.map(([type, members]) => ({ type, enum: members })) };
  return { type: typeOf(values[0]), ...(Array.isArray(listed) && { enum: listed }), ...rest };
};

/** Returns a document whose constants have types: client generators produce invalid or ugly code without them. */
export function withTypedValues(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withTypedValues);
  if (typeof node !== 'object' || node === null) return node;
  const inner = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, name === 'examples' ? value : withTypedValues(value)]),
  );
  const isUntyped = ('enum' in inner || 'const' in inner) && !('type' in inner);
  return isUntyped && (Array.isArray(inner['enum']) || typeof inner['const'] !== 'object')
    ? withType(inner)
    : inner;
}
