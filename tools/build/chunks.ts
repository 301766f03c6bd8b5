import { basename, resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { languages } from '../../services/visit/languages.ts';
import { firstScreen as firstName, type ScreenName } from '../../views/screens/table.ts';

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];
type Group = Rolldown.CodeSplittingGroup;

/** Screens that share a file, because borrowers go from one to the next. Any other screen has its own file. */
const filesOfScreens: Record<string, readonly ScreenName[]> = {
  code: ['repaymentCode', 'repaymentOfCode2'],
  oldRepayment: ['oldRepayment', 'ynRepayChoose'],
  loan: ['loanConfirm', 'loanDocuments'],
  join: ['jointLoginError', 'recommendList'],
};
const codePages: readonly ScreenName[] = ['repaymentCode', 'repaymentOfCode2', 'instructions'];
const oldPages: readonly ScreenName[] = ['oldRepayment', 'ynRepayChoose'];
/** Screens that share a file of modules that no other screen needs at once. A module is in the first that has all its screens. */
const sharedBy: Record<string, readonly ScreenName[]> = {
  codes: codePages,
  offers: ['jointLoginError', 'recommendList', firstName],
  complaints: ['complaint', 'complaintNext', 'complaintList', 'complaintDetails'],
  public: ['site', 'aboutUs', 'privacyPolicy', 'loanAgreement'],
  pay: ['repay', ...codePages, firstName],
  ways: ['repay', ...codePages, ...oldPages, 'customerService', firstName],
  forms: ['bindBank', 'complaintNext', 'complaintList', 'instructions', ...oldPages, 'site'],
  reach: ['site', 'customerService'],
  lending: ['loanConfirm', 'site', 'aboutUs', 'customerService'],
};
/** Later parts that share a file, because all of them are loaded in idle time: each file costs a request, and 0.3 to 1.4 KB of headers. */
const filesOfLaterParts: Record<string, readonly string[]> = {
  // Of parts in several files.
  picture: ['textPicture'],
  orderLater: ['LiveCode', 'OrderDialogs', 'Receipt'],
  payLater: ['ChannelPicker', 'CodeMade', 'CodeOver', 'DefaultBarcode', 'NoPayment'],
  // The simulator imports it too, and must not start the app with it.
  qrCode: ['QrCode'],
  codeLater: ['EnlargedStep', 'SaveQrCode'],
  outcomeLater: ['OutcomeUnknownDialog', 'Refused'],
};
/** Groups of texts that share a file in each language. `common` also has the table of the language's other texts. */
const filesOfTexts: Record<string, readonly string[]> = {
  loan: ['loanConfirm', 'loanDocuments'],
  later: ['orderLater', 'outcomeUnknown'],
  public: ['site', 'document'],
};

const includes = (parts: readonly string[] | undefined, part: string): boolean =>
  parts?.includes(part) ?? false;

const fileNamed = (files: Record<string, readonly string[]>, part: string): string | undefined =>
  Object.keys(files).find((name) => includes(files[name], part));

const appPage = resolve('index.html');
/** An entry, so that its exports keep their names. */
export const sharedWithFigures = resolve('views/firstPaint/shared.ts');
const screenSource = /\/views\/screens\/(\w+)\.screen\.tsx?$/;
const textSource = new RegExp(`/views/wording/(${Object.keys(languages).join('|')})(?:/(\\w+))?\\.ts$`);

/** Libraries change only with their versions. */
export const isLibrary = (id: string): boolean => id.includes('/node_modules/');

const rootsOf = (id: string, graph: Graph, seen = new Set<string>()): string[] => {
  const module = seen.has(id) ? null : graph.getModuleInfo(id);
  seen.add(id);
  if (!module) return [];
  const isRoot = module.isEntry || module.dynamicImporters.length > 0;
  return [...(isRoot ? [id] : []), ...module.importers.flatMap((importer) => rootsOf(importer, graph, seen))];
};

const screensIn = (roots: string[]): string[] => roots.flatMap((root) => screenSource.exec(root)?.[1] ?? []);

const isOfApp = (roots: string[]): boolean => {
  const screens = screensIn(roots);
  return roots.includes(appPage) || (screens.length > 1 && screens.includes(firstName));
};

const pagesOf = (id: string, graph: Graph, seen = new Set<string>()): string[] => {
  const module = seen.has(id) ? null : graph.getModuleInfo(id);
  seen.add(id);
  if (!module) return [];
  const importers = [...module.importers, ...module.dynamicImporters];
  return [...(id.endsWith('.html') ? [id] : []), ...importers.flatMap((one) => pagesOf(one, graph, seen))];
};

/** Another page must not load the app itself, not even through a lazy part, because the app would start there. */
const isOfAnotherPage = (id: string, graph: Graph) => pagesOf(id, graph).some((page) => page !== appPage);

/** The app's first files: libraries, which our releases do not change, then modules shared with staff pages, then the rest. */
const start = ['vendor', 'framework', 'app'].map((name): Group => ({
  name: (id, graph) => {
    if (id.endsWith('.html') || !isOfApp(rootsOf(id, graph))) return null;
    const kind = isOfAnotherPage(id, graph) ? 'framework' : 'app';
    return name === (isLibrary(id) ? 'vendor' : kind) ? name : null;
  },
}));

/** The screens that need a module, at once or later; `firstName` for a later part of the app itself. */
const usersOf = (id: string, graph: Graph, seen = new Set<string>()): string[] =>
  rootsOf(id, graph).flatMap((root) => {
    const [, screen] = screenSource.exec(root) ?? [];
    if (screen || seen.has(root)) return screen ?? [];
    if (root.endsWith('.html')) return firstName;
    seen.add(root);
    const importers = graph.getModuleInfo(root)?.dynamicImporters ?? [];
    return importers.flatMap((importer) => usersOf(importer, graph, seen));
  });

const filesOf = (screens: readonly string[]): string[] => [
  ...new Set(screens.map((screen) => fileNamed(filesOfScreens, screen) ?? `${screen}.screen`)),
];

const familyOf = (screens: readonly string[]): string | undefined =>
  Object.keys(sharedBy).find((name) => screens.every((screen) => includes(sharedBy[name], screen)));

const fileOf = (id: string, graph: Graph): string | undefined => {
  const atOnce = screensIn(rootsOf(id, graph));
  const [only, other] = filesOf(atOnce);
  if (only === undefined) return undefined;
  if (isOfAnotherPage(id, graph)) return 'staff';
  if (other) return familyOf(atOnce) ?? 'parts';
  const users = usersOf(id, graph);
  // Another screen of a family loads a part of this one later, and then this one's file with it: borrowers go from one to the other.
  return familyOf(users) || filesOf(users).length === 1 ? only : 'borrowed';
};

/** The common ones first: a module's imports have the same screens and perhaps more. */
const shared = ['staff', 'parts', 'borrowed', ...Object.keys(sharedBy).toReversed()].map((name): Group => ({
  name: (id, graph) => (fileOf(id, graph) === name ? name : null),
}));

/** The app starts while React's renderer loads. Gain: a first visit is usable 0.2 to 0.3 s sooner, for 1.5 KB and a file. */
export const isRenderer = (id: string): boolean =>
  /\/node_modules\/(react-dom\/(client|cjs\/react-dom-client)|scheduler\/)/.test(id);
const renderer: Group = { name: 'renderer', test: isRenderer };

const screens: Group = { name: (id, graph) => fileOf(id, graph) ?? null };

const laterParts = Object.entries(filesOfLaterParts).map(([name, parts]): Group => ({
  name: (id) => (parts.includes(basename(id).replace(/\.tsx?$/, '')) ? name : null),
}));

const values: Group = {
  name: (id, graph) => (rootsOf(id, graph).includes(sharedWithFigures) ? 'values' : null),
};

const texts: Group = {
  name: (id) => {
    const [, language, group = 'common'] = textSource.exec(id) ?? [];
    return language ? `${language}-${fileNamed(filesOfTexts, group) ?? group}` : null;
  },
};

/**
 * Bundles few large files instead of a hundred small ones, which compress worse and wait for each other. A group also takes its modules' imports,
 * unless an earlier group has them, so the order matters. Gain: 3 KB gzip and 7 requests of the order route, 10 of a payment. Remove when `npm run
 * size` shows that the bundler's own split is as good.
 */
export const chunkGroups = [values, ...start, renderer, texts, ...shared, screens, ...laterParts];
