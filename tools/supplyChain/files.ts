import type { LockedPackage } from './packages.ts';

const hashOf = (integrity: string) => {
  const [algorithm = '', base64 = ''] = integrity.split('-');
  return {
    alg: algorithm.replace(/^sha(\d+)$/, 'SHA-$1'),
    content: Buffer.from(base64, 'base64').toString('hex'),
  };
};

/** The bill of materials, CycloneDX 1.6: what an installation may bring, with licence and hash. It names no time, so that the same lock gives the same file. */
export const billOf = (packages: readonly LockedPackage[]) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name: 'loan-web-app' } },
  components: packages.map(({ name, version, licence, integrity, isShipped }) => ({
    type: 'library',
    name,
    version,
    scope: isShipped ? 'required' : 'excluded',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(licence && { licenses: [{ expression: licence }] }),
    ...(integrity && { hashes: [hashOf(integrity)] }),
  })),
});

/** The licences for people: first what borrowers download, then what builds and tests it. */
export const licencesOf = (packages: readonly LockedPackage[]): string => {
  const table = (isShipped: boolean) => [
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...packages
      .filter((each) => each.isShipped === isShipped)
      .map(({ name, version, licence }) => `| ${name} | ${version} | ${licence || 'not said'} |`),
  ];
  return [
    '# Licences',
    '',
    'Written by `npm run supply` from the lock file.',
    '',
    '## What borrowers download',
    '',
    ...table(true),
    '',
    '## What builds and tests it',
    '',
    ...table(false),
    '',
  ].join('\n');
};
