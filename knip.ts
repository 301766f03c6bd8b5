import type { KnipConfig } from 'knip';

export default {
  entry: [
    'contract/api/calls/*.ts',
    'sandbox/api/groups/*.ts',
    'views/firstPaint/{early,draw,startApp,icons,jsx,react,shared,still,wording}.ts',
    'views/firstPaint/{link,figures/*}.tsx',
    'views/screens/*.screen.{ts,tsx}',
    'views/wording/*/*.ts',
    'views/promotion/main.tsx',
    'sandbox/simulator/*.{ts,tsx}',
    'packages/inspector/{index,sandbox,usage}.ts',
    'packages/inspector/page/main.tsx',
    'packages/inspector/build/pack.ts',
    'packages/inspector/build/layoutWorker.ts',
    'deploy/container/configure.ts',
    'contract/shellCheck/main.ts',
    '{tests,packages}/**/*.test.{ts,tsx}',
    '{tests,packages}/**/*.model.ts',
    '{tests,packages}/**/*.bench.{ts,tsx}',
    'tests/hosts/doubles/reactNative.ts',
    'packages/kit/{index,packExamples}.ts',
    'packages/kit/tests/{strangers,stubs}.ts',
    'tests/run/reporter.ts',
    'tests/mutants/{judge,vitest.config}.ts',
    'tests/simulation/{all,cli,worker}.ts',
    'tools/build/publicSite/render.tsx',
    'tools/measure/*.ts',
    'tools/measure/bare/main.tsx',
    'tools/browser/*.ts',
  ],
  project: [
    '{machines,views,services,bridge,sandbox,packages,deploy,contract,tools,tests}/**/*.{ts,tsx,js,css}',
  ],
  // Installed on the machine, for npm run test:webkit, the tests' browser and npm run hosts.
  ignoreBinaries: [
    'WebKitWebDriver',
    'Xvfb',
    'apt-get',
    'dpkg-query',
    'java',
    'openssl',
    'statechart-inspector',
    'swiftc',
  ],
  // Vite installs it.
  ignoreDependencies: ['rolldown'],
} satisfies KnipConfig;
