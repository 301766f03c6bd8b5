/** As a wrong release, column or template produces them. */
export const oddities: Record<string, unknown> = {
  null: null,
  missing: undefined,
  object: { odd: true },
  list: [[]],
  number: 7,
  negative: -5,
  NaN: 'NaN',
  letters: 'W'.repeat(20_000),
};

type Path = readonly (string | number)[];

const entriesOf = (value: unknown): [string | number, unknown][] => {
  if (Array.isArray(value)) return value.map((item, index) => [index, item]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
};

export const placesOf = (value: unknown, at: Path = []): Path[] =>
  entriesOf(value).flatMap(([key, inner]) => [[...at, key], ...placesOf(inner, [...at, key])]);

export const withAt = (value: unknown, [key, ...rest]: Path, odd: unknown): unknown => {
  if (key === undefined) return odd;
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? withAt(item, rest, odd) : item));
  const { [key]: inner, ...others } = value as Record<string, unknown>;
  const replaced = withAt(inner, rest, odd);
  return replaced === undefined ? others : { ...others, [key]: replaced };
};
