import document_ from '../../docs/api/openapi.json';
import { make } from '../shellCheck/dom.ts';
import './page.css';
import { fieldsOf, type Schema } from './schema.ts';

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
}
interface Media {
  schema: Schema;
  examples?: Record<string, { value: unknown }>;
}
interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { $ref?: string; description?: string; content?: Record<string, Media> }>;
}
interface Contract {
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    parameters: Record<string, Parameter>;
    schemas: Record<string, Schema>;
    responses: Record<string, { description: string }>;
  };
}

const contract = document_ as unknown as Contract;
const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

const marked = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string) => {
  const element = make(tag);
  for (const part of text.split(/(`[^`]+`|\*\*[^*]+\*\*)/)) {
    if (part.startsWith('`')) element.append(make('code', part.slice(1, -1)));
    else if (part.startsWith('**')) element.append(make('strong', part.slice(2, -2)));
    else element.append(part);
  }
  return element;
};

const table = (heads: string[], rows: string[][]) => {
  const element = make('table');
  const line = (cells: string[], tag: 'th' | 'td') => {
    const row = make('tr');
    row.append(...cells.map((cell) => marked(tag, cell)));
    return row;
  };
  element.append(line(heads, 'th'), ...rows.map((cells) => line(cells, 'td')));
  return element;
};

const prose = (text: string): HTMLElement[] =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const rows = block.trim().split('\n');
      if (!rows[0]?.startsWith('|')) return marked('p', block);
      const cells = rows.map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
      return table(cells[0] ?? [], cells.slice(2));
    });

const fieldTable = (schema: Schema) => {
  const rows = fieldsOf(schema).map(({ path, kind, isNeeded, words }) => [
    `\`${path}\``,
    kind,
    isNeeded ? 'must' : '',
    words,
  ]);
  return rows.length > 0 ? [table(['field', 'is', '', 'means'], rows)] : [];
};

const examplesOf = (media: Media | undefined) =>
  Object.entries(media?.examples ?? {}).map(([name, { value }]) => {
    const details = make('details');
    details.append(make('summary', `Example: ${name}`), make('pre', JSON.stringify(value, undefined, 2)));
    return details;
  });

const parametersOf = ({ parameters }: Operation): HTMLElement[] => {
  const own = parameters.filter(({ $ref }) => !$ref);
  const shared = parameters.flatMap(({ $ref }) => ($ref ? [`\`${nameOf($ref)}\``] : []));
  const rows = own.map(({ name, required, description = '' }) => [
    `\`${name}\``,
    required ? 'must' : '',
    description,
  ]);
  return [
    ...(rows.length > 0 ? [make('h3', 'Query'), table(['parameter', '', 'means'], rows)] : []),
    marked('p', `With every call: ${shared.join(', ')}.`),
  ];
};

const section = (method: string, path: string, operation: Operation): HTMLElement => {
  const article = make('article');
  article.id = operation.operationId;
  const body = Object.values(operation.requestBody?.content ?? {})[0];
  const answer = Object.values(operation.responses['200']?.content ?? {})[0];
  const yes = answer?.schema.anyOf?.[0];
  const data = yes?.properties?.['data'];
  const verdict = yes?.properties?.['success']
    ? '`success: true`'
    : `\`code: ${JSON.stringify(yes?.properties?.['code']?.enum?.[0])}\``;
  const failures = Object.entries(operation.responses).flatMap(([status, { $ref }]) =>
    $ref ? [[status, contract.components.responses[nameOf($ref)]?.description ?? '']] : [],
  );
  article.append(
    make('h2', operation.summary),
    marked('p', `\`${method.toUpperCase()} ${path}\``),
    ...prose(operation.description),
    ...parametersOf(operation),
    ...(body ? [make('h3', 'Form'), ...fieldTable(body.schema), ...examplesOf(body)] : []),
    make('h3', 'Answer'),
    ...(yes
      ? [marked('p', `Yes is ${verdict}. Its \`data\`:`)]
      : [make('p', operation.responses['200']?.description ?? '')]),
    ...(data ? fieldTable(data) : []),
    ...examplesOf(answer),
    table(['status', 'what the app does'], failures),
  );
  return article;
};

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
);
const byTag = new Map<string, typeof operations>();
for (const one of operations) {
  const tag = one.operation.tags[0] ?? '';
  byTag.set(tag, [...(byTag.get(tag) ?? []), one]);
}

const link = (id: string, text: string) => {
  const anchor = make('a', text);
  anchor.href = `#${id}`;
  return anchor;
};
document
  .querySelector('#contents')
  ?.append(
    ...[...byTag].flatMap(([tag, members]) => [
      make('strong', tag),
      ...members.map(({ operation }) => link(operation.operationId, operation.summary)),
    ]),
  );
const shared = Object.entries(contract.components.schemas).map(([name, { description = '' }]) => [
  `\`${name}\``,
  description,
]);
const common = Object.values(contract.components.parameters).map((one) => [
  `\`${one.name}\``,
  one.in,
  one.description ?? '',
]);
document.querySelector('#document')?.append(
  make('h1', `${contract.info.title}, ${contract.info.version}`),
  ...prose(contract.info.description),
  make('h2', 'With every call'),
  table(['name', 'in', 'means'], common),
  make('h2', 'What a field is'),
  table(
    ['kind', 'means'],
    shared.filter(([, words]) => words !== ''),
  ),
  ...[...byTag.values()].flat().map(({ method, path, operation }) => section(method, path, operation)),
);
