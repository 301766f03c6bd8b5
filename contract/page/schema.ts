/** A JSON Schema, as far as the document uses it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
}

interface Field {
  /** Its path, such as `repayList[].fee`. */
  path: string;
  kind: string;
  isNeeded: boolean;
  words: string;
}

const choices = (schema: Schema): Schema[] =>
  (schema.anyOf ?? [schema]).filter((one) => one.type !== 'null' && one.const !== '');

const kindOf = (schema: Schema): string =>
  choices(schema)
    .map((one) => {
      if (one.$ref) return one.$ref.slice(one.$ref.lastIndexOf('/') + 1);
      if (one.enum ?? one.const !== undefined)
        return (one.enum ?? [one.const]).map((value) => JSON.stringify(value)).join(' ');
      if (one.items) return 'list';
      return [one.type ?? 'anything'].flat().join(' or ');
    })
    .join(' or ');

/** Returns the fields of a schema in the document's order, outer ones before inner ones. */
export const fieldsOf = (schema: Schema, at = ''): Field[] =>
  choices(schema).flatMap((one) => {
    if (one.items) return fieldsOf(one.items, `${at}[]`);
    return Object.entries(one.properties ?? {}).flatMap(([name, field]) => {
      const path = at ? `${at}.${name}` : name;
      const own = {
        path,
        kind: kindOf(field),
        isNeeded: one.required?.includes(name) ?? false,
        words: field.description ?? '',
      };
      return [own, ...fieldsOf(field, path)];
    });
  });
