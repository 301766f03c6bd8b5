import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type * as v from 'valibot';
import { jsonSchemaOf, sharedSchemas } from '../api/schemas.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false });
ajv.addSchema({ $id: 'contract', components: { schemas: sharedSchemas } });

const isMoney = ({ schemaPath }: ErrorObject) => schemaPath.includes('/Centavos/');
const pathOf = ({ instancePath }: ErrorObject) => instancePath.slice(1).replaceAll('/', '.') || 'data';

const validators = new WeakMap<v.GenericSchema, ValidateFunction>();
const validatorOf = (schema: v.GenericSchema): ValidateFunction => {
  const known = validators.get(schema);
  if (known) return known;
  const source = JSON.stringify(jsonSchemaOf(schema)).replaceAll('"#/components', '"contract#/components');
  const validate = ajv.compile(JSON.parse(source) as object);
  validators.set(schema, validate);
  return validate;
};

/** What is wrong with the data, in words with its path; values are not reported. */
export function schemaFaults(schema: v.GenericSchema, data: unknown) {
  const validate = validatorOf(schema);
  if (validate(data)) return [];
  const byPath = Map.groupBy(validate.errors ?? [], pathOf);
  // A list is reported as invalid when an item is; the innermost path is the cause.
  const paths = [...byPath.keys()].filter(
    (path) => ![...byPath.keys()].some((other) => other.startsWith(`${path}.`)),
  );
  return paths.map((path) => {
    const errors = byPath.get(path) ?? [];
    const asked = [...new Set(errors.map(({ message }) => message))].join(', or ');
    return { isMoney: errors.some(isMoney), words: `${path}: ${asked}` };
  });
}
