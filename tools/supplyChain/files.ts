import { createHash } from 'node:crypto';
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

/** A UUID (version 8) of the content: the same packages have the same serial number. */
const serialOf = (packages: readonly LockedPackage[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(packages)).digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return `urn:uuid:${[...parts, hash.slice(20, 32)].join('-')}`;
};

/** The bill of materials, CycloneDX 1.6. `timestamp` is when these packages were first written down. */
export const billOf = (packages: readonly LockedPackage[], timestamp: string) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  serialNumber: serialOf(packages),
  version: 1,
  metadata: {
    timestamp,
    component: { type: 'application', name: 'loan-web-app', 'bom-ref': 'loan-web-app' },
  },
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
