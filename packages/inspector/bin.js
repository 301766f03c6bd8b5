#!/usr/bin/env node
import { join } from 'node:path';
import { nodeProblem } from './node.js';

const problem = nodeProblem('statechart-inspector');
if (problem === undefined) {
  const { main } = await import('./relay/start.ts');
  process.exitCode = await main(join(import.meta.dirname, 'page'));
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 2;
}
