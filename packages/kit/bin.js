#!/usr/bin/env node
import { nodeProblem } from '../inspector/node.js';

const problem = nodeProblem('statechart-test-kit');
if (problem === undefined) await import('./cli.ts');
else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 2;
}
