import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { compileDeclarations, typeCheck } from './ios/compile.ts';

const root = join(import.meta.dirname, '../..');
const messages = join(root, 'docs/shell/ios/LoanShellMessages.swift');
const controller = join(root, 'docs/shell/ios/LoanViewController.swift');
const source = readFileSync(controller, 'utf8');

describe.skipIf(!inject('hasSwift'))('the iOS host', () => {
  let folder: string;
  beforeAll(() => {
    folder = compileDeclarations(root, inject('hostTools'));
  });

  it.each([
    ['release', []],
    ['debug', ['-D', 'DEBUG']],
  ])('has no type errors in a %s build', (_, flags) => {
    const { works, says } = typeCheck(folder, [messages, controller], ...flags);
    if (says) console.warn(says);
    expect(works).toBe(true);
  });

  it('implements declared delegate methods only', () => {
    const methods = (texts: string[]) =>
      texts.flatMap((text) => [...text.matchAll(/^ {4}func (?:webView|userContentController)\w*\(/gm)]);
    const declared = globSync(join(root, 'tests/hosts/ios/stubs/WebKit/*.swift'));
    expect(methods([source])).toHaveLength(
      methods(declared.map((file) => readFileSync(file, 'utf8'))).length,
    );
  });

  it.each([
    ['a wrong label', 'animated: true', 'animate: true'],
    ['a misspelt delegate method', 'didCommit navigation', 'didComit navigation'],
    ['a wrong type', 'label.numberOfLines = 0', 'label.numberOfLines = "0"'],
    ['a selector without a method', '#selector(edgeMoved)', '#selector(edgeMove)'],
  ])('is checked: the compiler rejects %s', (_, right, wrong) => {
    expect(source).toContain(right);
    const changed = join(folder, 'LoanViewController.swift');
    writeFileSync(changed, source.replaceAll(right, wrong));
    expect(typeCheck(folder, [messages, changed]).says).toMatch(/LoanViewController\.swift:\d+:\d+: error:/);
  });
});
