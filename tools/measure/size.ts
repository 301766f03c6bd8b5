/** `npm run size`: what each route makes a borrower download, against its budget. Exits with 1 when one is over, or when the staff's things are among it. */
import { relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { routes } from '../../machines/root/routes.ts';
import { screenTable } from '../../views/screens/table.ts';
import { hasDescription, staffOnly } from '../build/staffOnly.ts';

/** Kilobytes (1000 bytes) of gzip JavaScript. */
const budgets = { order: 127, promotion: 121, screen: 8 };
/** Kilobytes of brotli, by the stylesheet's name. */
const styleBudgets: Record<string, number> = { styles: 5, more: 6 };

delete process.env['VITE_STAFF_TOOLS'];
const result = await build({ logLevel: 'error', build: { write: false } });
const output = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
const chunks = output.output.filter((file) => file.type === 'chunk');
const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));

/** Packs each text once, however many routes bring it. */
const once = (pack: (text: string) => number) => {
  const known = new Map<string, number>();
  return (text: string): number => {
    const size = known.get(text) ?? pack(text);
    known.set(text, size);
    return size;
  };
};
const gzip = once((text) => gzipSync(text, { level: 9 }).length);
const brotli = once((text) => brotliCompressSync(text).length);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} KB`;

const chunkOf = (source: string) => chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(source)));

/** A chunk and all that it imports at once. */
const closure = (roots: (Rolldown.OutputChunk | undefined)[], found = new Set<Rolldown.OutputChunk>()) => {
  for (const chunk of roots) {
    if (!chunk || found.has(chunk)) continue;
    found.add(chunk);
    closure(
      chunk.imports.map((name) => byName.get(name)),
      found,
    );
  }
  return found;
};
const total = (files: Iterable<Rolldown.OutputChunk>, size: (code: string) => number) =>
  [...files].reduce((sum, chunk) => sum + size(chunk.code), 0);

let isOver = false;
const line = (name: string, files: Iterable<Rolldown.OutputChunk>, budget?: number) => {
  const bytes = total(files, gzip);
  const over = budget !== undefined && bytes > budget * 1000;
  isOver ||= over;
  const verdict = budget === undefined ? '' : over ? `  over its ${budget} KB` : `  of ${budget} KB`;
  console.log(
    `${name.padEnd(28)}${kilobytes(bytes)} gzip ${kilobytes(total(files, brotli))} brotli${verdict}`,
  );
};

const main = chunks.find(
  (chunk) =>
    chunk.isEntry &&
    chunk.facadeModuleId?.endsWith('/index.html') &&
    !chunk.facadeModuleId.includes('promotion'),
);

console.log('JavaScript of a first visit, in the specification wording');
for (const [route, screen] of Object.entries(screenTable)) {
  const texts = ['common', ...screen.wording].map((group) => chunkOf(`/views/wording/spec/${group}.ts`));
  const files = closure([main, chunkOf(`/views/screens/${screen.chunk}.screen.ts`), ...texts]);
  line(
    routes[route as keyof typeof routes],
    files,
    screen.chunk === 'orderDetails' ? budgets.order : undefined,
  );
}
const promotion = chunks.find((chunk) => chunk.isEntry && chunk.facadeModuleId?.includes('promotion'));
if (promotion) {
  const texts = ['common', 'promotion'].map((group) => chunkOf(`/views/wording/spec/${group}.ts`));
  line('/promotion/', closure([promotion, ...texts]), budgets.promotion);
}

console.log('\nDocuments and stylesheets');
for (const file of output.output)
  if (file.type === 'asset' && /^((app|promotion)\/)?index\.html$|\.css$/.test(file.fileName)) {
    const text = String(file.source);
    const budget = styleBudgets[/\/(\w+)-[^/]*\.css$/.exec(file.fileName)?.[1] ?? ''];
    const over = budget !== undefined && brotli(text) > budget * 1000;
    isOver ||= over;
    const verdict = budget === undefined ? '' : over ? `  over its ${budget} KB` : `  of ${budget} KB`;
    console.log(
      `${file.fileName.padEnd(28)}${kilobytes(gzip(text))} gzip ${kilobytes(brotli(text))} brotli${verdict}`,
    );
  }

console.log("\nEach screen's own chunk");
for (const name of new Set(Object.values(screenTable).map((screen) => screen.chunk))) {
  const chunk = chunkOf(`/views/screens/${name}.screen.ts`);
  if (chunk) line(name, [chunk], budgets.screen);
}

console.log('\nLater, when a screen asks for it');
const lazy = chunks.filter(
  (chunk) => chunk.isDynamicEntry && !/screen|wording/.test(chunk.facadeModuleId ?? ''),
);
for (const chunk of lazy) line(chunk.name, [chunk]);

const refuse = (file: string, what: string) => {
  isOver = true;
  console.log(`${file} holds ${what}, which no borrower should download`);
};
for (const { fileName, moduleIds, code } of chunks) {
  for (const source of moduleIds.map((id) => relative(process.cwd(), id)))
    if (Object.values(staffOnly).some((part) => part.test(source))) refuse(fileName, source);
  if (hasDescription(code)) refuse(fileName, 'descriptions of states');
}
/** A chunk and all that it imports, at once or later. */
const reach = (chunk: Rolldown.OutputChunk, found = new Set<Rolldown.OutputChunk>()) => {
  for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
    const next = byName.get(name);
    if (!next || found.has(next)) continue;
    found.add(next);
    reach(next, found);
  }
  return found;
};
if (promotion && main && reach(promotion).has(main))
  refuse(promotion.fileName, 'the app, which would start there');
for (const { fileName } of output.output) if (/charts/.test(fileName)) refuse(fileName, 'charts');

process.exitCode = isOver ? 1 : 0;
