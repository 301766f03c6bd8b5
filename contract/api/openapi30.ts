type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapped = (node: Json, change: (value: Json, name: string) => unknown): Json =>
  Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, isObject(value) ? change(value, name) : value]),
  );

const scalars: Readonly<Record<string, Json>> = {
  Flag: { type: 'boolean' },
  MaybeFlag: { type: 'boolean' },
  Integer: { type: 'integer', format: 'int64' },
  Centavos: { type: 'integer', format: 'int64' },
};

const kindsOf = ({ type }: Json): unknown[] => (Array.isArray(type) ? type : [type]);

/** Of several forms that the app reads, the one to send: a list or an object, else the first that is something. */
const chosenForm = (forms: Json[]): Json => {
  const some = forms.filter((form) => form['type'] !== 'null' && form['const'] !== '');
  return some.find((form) => form['type'] === 'object') ?? some[0] ?? {};
};

/** A schema of OpenAPI 3.0: generators make one type from it, so it has only the forms to send. */
const loweredSchema = (schema: Json, shared: Json): Json => {
  const { $ref, anyOf, const: fixed, contentMediaType, properties, items, type, ...kept } = schema;
  // Generators of header parameters take texts only.
  const { not: _, format, ...rest } = kept;
  const name = typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? '') : '';
  const kinds = kindsOf(schema);
  const lower = (inner: Json) => loweredSchema(inner, shared);
  const form = Array.isArray(anyOf) ? lower(chosenForm(anyOf.filter(isObject))) : {};
  return {
    ...(name && (scalars[name] ?? lower(shared[name] as Json))),
    ...form,
    ...(type !== undefined && { type: kinds[0] }),
    ...(kinds.includes('null') && { nullable: true }),
    ...(fixed !== undefined && { enum: [fixed] }),
    ...(contentMediaType !== undefined && { format: 'binary' }),
    ...(isObject(properties) && { properties: mapped(properties, lower) }),
    ...(isObject(items) && { items: lower(items) }),
    ...(format !== 'uuid' && { format }),
    ...rest,
  };
};

/** Yes and no in one object: which one it is says the first required field. */
const answerOf = ({ anyOf }: Json, shared: Json): Json | undefined => {
  const [yes, no] = Array.isArray(anyOf) ? anyOf.filter(isObject) : [];
  if (yes?.['title'] !== 'Yes' || !no) return undefined;
  const [accepted, refused] = [yes, no].map((one) => loweredSchema(one, shared));
  const [verdict = ''] = (yes['required'] as string[]) ?? [];
  const properties = { ...(refused?.['properties'] as Json), ...(accepted?.['properties'] as Json) };
  const sent = Object.entries(properties as Record<string, Json>)
    // Data without a type is ignored, so a backend need not send it.
    .filter(([, { type }]) => type !== undefined)
    .map(([name, { enum: listed, ...form }]) => [name, name === verdict ? form : { ...form, enum: listed }]);
  return { type: 'object', properties: Object.fromEntries(sent), required: [verdict] };
};

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Lowers the contract to OpenAPI 3.0, for generators of servers and clients that read no later version. It has no examples, because some of them use other
 * forms than the recommended ones; mocks can use the complete document.
 */
export function lowerTo30(document: Json): Json {
  const { components, info, paths } = document as Record<string, Json>;
  const shared = components?.['schemas'] as Json;
  const answers: Json = {};

  const lower = (node: Json, operation = ''): Json => {
    const schema = node['schema'];
    const { examples: _, ...kept } = node;
    const inner = Object.fromEntries(
      Object.entries(kept).map(([key, value]) => {
        if (Array.isArray(value))
          return [key, value.map((one) => (isObject(one) ? lower(one, operation) : one))];
        if (key === 'image/*') return ['image/png', { schema: { type: 'string', format: 'binary' } }];
        return [key, isObject(value) && key !== 'schema' ? lower(value, operation) : value];
      }),
    );
    if (!isObject(schema)) return inner;
    const answer = answerOf(schema, shared);
    const name = `${capital(operation)}Answer`;
    if (answer) answers[name] = answer;
    return {
      ...inner,
      schema: answer ? { $ref: `#/components/schemas/${name}` } : loweredSchema(schema, shared),
    };
  };

  const { schemas: _, ...others } = components ?? {};
  return {
    ...document,
    openapi: '3.0.3',
    // Before 3.1 a license has a URL.
    info: { ...info, license: undefined },
    paths: mapped(paths ?? {}, (methods) =>
      mapped(methods, (operation) => lower(operation, String(operation['operationId']))),
    ),
    components: { ...lower(others), schemas: answers },
  };
}
