import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { configure, timeOf } from './configuration.ts';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const [build, folder] = process.argv.slice(2).map((path) => resolve(path));
if (!build || !folder) throw new Error('Usage: configure.ts <folder of the build> <folder to write>');

const text = (file: string) => readFileSync(join(build, file), 'utf8');

const write = (file: string, content: string) => {
  mkdirSync(dirname(file), { recursive: true });
  const bytes = Buffer.from(content);
  const packed = {
    '': bytes,
    '.gz': gzipSync(bytes),
    '.br': brotliCompressSync(bytes),
  };
  for (const [extension, data] of Object.entries(packed)) {
    writeFileSync(file + extension, data);
    utimesSync(file + extension, timeOf(content), timeOf(content));
  }
};

const link = (from: string, to: string, written: ReadonlySet<string>, below = '') => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const name = below + entry.name;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory() && [...written].some((file) => file.startsWith(`${name}/`)))
      link(source, target, written, `${name}/`);
    else if (!written.has(name.replace(/\.(br|gz)$/, ''))) symlinkSync(source, target);
  }
};

try {
  const { files, base, buildPart, proxyPart, serverPart } = configure(
    {
      pages: Object.fromEntries(globSync('**/*.html', { cwd: build }).map((file) => [file, text(file)])),
      ...(JSON.parse(text('.server/build.json')) as { variables: Record<string, string>; flows: string[] }),
      robots: text('robots.txt'),
      release: text('release.json'),
      recipe: readFileSync(join(import.meta.dirname, '../nginx.conf'), 'utf8'),
    },
    process.env,
  );
  // A restarted container still has the files of its first start.
  rmSync(folder, { recursive: true, force: true });
  const root = join(folder, 'root');
  link(build, root + base, new Set(Object.keys(files)));
  for (const [file, content] of Object.entries(files)) write(join(root + base, file), content);
  const parts = join(folder, 'nginx');
  const scratch = join(folder, 'scratch');
  for (const made of [parts, scratch]) mkdirSync(made, { recursive: true });
  const places = {
    root,
    scratch,
    buildPart: join(parts, 'build.conf'),
    proxyPart: join(parts, 'proxy.conf'),
    brotli: existsSync(brotliModule) ? brotliModule : '',
  };
  writeFileSync(places.buildPart, buildPart);
  writeFileSync(places.proxyPart, proxyPart);
  writeFileSync(join(parts, 'nginx.conf'), serverPart(places));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
