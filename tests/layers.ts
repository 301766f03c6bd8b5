import { spawn } from 'node:child_process';

const layers = {
  check: ['npm run -s check:types', 'npm run -s check:style', 'npm run -s size'],
  models: ['npm run -s model'],
  unit: ['vitest run --project unit'],
  view: ['vitest run --project view'],
  app: ['vitest run --project app'],
};

/** Resolves with the exit code. `npm` has added the project's commands to the path. */
const run = (command: string) =>
  new Promise<number>((done) => {
    spawn(command, { shell: true, stdio: 'inherit' })
      .on('error', () => done(1))
      .on('exit', (code) => done(code ?? 1));
  });

const seconds: Record<string, number> = {};
let status = 0;
for (const [layer, commands] of Object.entries(layers)) {
  const began = performance.now();
  status = Math.max(...(await Promise.all(commands.map(run))));
  seconds[layer] = (performance.now() - began) / 1000;
  if (status !== 0) break;
}

const all = Object.values(seconds).reduce((sum, one) => sum + one, 0);
console.log('');
for (const [layer, one] of Object.entries(seconds))
  console.log(
    `${layer.padEnd(8)}${one.toFixed(0).padStart(5)} s ${((100 * one) / all).toFixed(0).padStart(4)} %`,
  );
console.log(`${'all'.padEnd(8)}${all.toFixed(0).padStart(5)} s`);
process.exitCode = status;
