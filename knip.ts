import type { KnipConfig } from 'knip';

export default {
  entry: [
    'flows/!(flow|index).ts',
    'contract/api/calls/*.ts',
    'sandbox/api/groups/*.ts',
    'views/firstPaint/{early,draw,startApp,jsx,noIcons,react,wording}.ts',
    'views/firstPaint/figures/*.tsx',
    'views/screens/*.screen.{ts,tsx}',
    'views/wording/*/*.ts',
    'views/promotion/main.tsx',
    'sandbox/simulator/*.{ts,tsx}',
    'inspector/{index,sandbox,usage}.ts',
    'inspector/page/main.tsx',
    'inspector/build/pack.ts',
    'inspector/build/layoutWorker.ts',
    'deploy/container/configure.ts',
    'contract/{page,shellCheck}/main.ts',
    'tests/**/*.test.{ts,tsx}',
    'tests/**/*.model.ts',
    'tests/**/*.bench.{ts,tsx}',
    'tests/kit/{index,packExamples}.ts',
    'tests/simulation/{cli,worker}.ts',
    'tools/*.ts',
    'tools/build/publicSite/render.tsx',
    'tools/measure/*.ts',
    'tools/measure/bare/main.tsx',
    'tools/browser/*.ts',
  ],
  project: [
    '{flows,machines,views,services,bridge,sandbox,inspector,deploy,contract,tools,tests}/**/*.{ts,tsx,js,css}',
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
  ],
} satisfies KnipConfig;
