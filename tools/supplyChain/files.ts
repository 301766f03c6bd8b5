import { directNeeds, type LockedPackage } from './packages.ts';

const hashOf = (integrity: string) => {
  const [algorithm = '', base64 = ''] = integrity.split('-');
  return {
    alg: algorithm.replace(/^sha(\d+)$/, 'SHA-$1'),
    content: Buffer.from(base64, 'base64').toString('hex'),
  };
};

const refOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
const refOfNeed = (need: string) =>
  refOf(need.slice(0, need.lastIndexOf('@')), need.slice(need.lastIndexOf('@') + 1));

/** The bill of materials, CycloneDX 1.6. It has no date, so that the same lock gives the same file. */
export const billOf = (packages: readonly LockedPackage[]) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name: 'loan-web-app', 'bom-ref': 'loan-web-app' } },
  components: packages.map(({ name, version, licence, integrity, isShipped }) => ({
    type: 'library',
    'bom-ref': refOf(name, version),
    name,
    version,
    scope: isShipped ? 'required' : 'excluded',
    purl: refOf(name, version),
    ...(licence && { licenses: [{ expression: licence }] }),
    ...(integrity && { hashes: [hashOf(integrity)] }),
  })),
  dependencies: [
    { ref: 'loan-web-app', dependsOn: directNeeds().map(refOfNeed) },
    ...packages.map(({ name, version, needs }) => ({
      ref: refOf(name, version),
      ...(needs.length > 0 && { dependsOn: needs.map(refOfNeed) }),
    })),
  ],
});

export const licencesOf = (packages: readonly LockedPackage[]): string => {
  const table = (isShipped: boolean) => [
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...packages
      .filter((each) => each.isShipped === isShipped)
      .map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
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
