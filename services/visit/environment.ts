import * as v from 'valibot';
import { languageNames } from './languages.ts';

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'a colour like #B1D732'));

/** Per cent with at most two decimals, as basis points. */
const percentage = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}(\.\d{1,2})?$/, 'per cent like 3.9'),
  v.transform((text) => Math.round(Number(text) * 100)),
);

/** Schemes that browsers or phones open or execute themselves: the link guard must not pass them to the shell. */
const foreignSchemes =
  'http https javascript data blob file filesystem intent android-app content vbscript about view-source ws wss ftp tel sms mailto'.split(
    ' ',
  );

/** What would end a value in the policy or in the server's configuration. */
const unsafeInAddress = /[\s"'`,;<>{}$\\]/;

/** A path on our origin, or an https URL without a user. `//host` would be another host. */
const isAddress = (text: string): boolean => {
  if (unsafeInAddress.test(text)) return false;
  if (text.startsWith('/')) return !text.startsWith('//');
  return /^https:\/\/[^/?#@]+([/?#]|$)/.test(text) && URL.canParse(text);
};

const address = v.pipe(
  v.string(),
  v.check((text) => text === '' || (isAddress(text) && text !== '/'), 'a path or an https address'),
);

const httpsAddress = v.pipe(
  v.string(),
  v.check((text) => text === '' || (text.startsWith('https:') && isAddress(text)), 'an https address'),
);

/** Paths are appended to it, so it has no query. */
const isBase = (text: string): boolean => isAddress(text) && !/[?#]|\/$/.test(text);

const baseAddress = 'a path or https address without a slash at its end';

const knownVariables = v.object({
  /** Sent as `appName` and shown as the product's name. */
  VITE_APP_NAME: v.optional(v.pipe(v.string(), v.regex(/\S/, 'a name')), 'PeraLoan'),
  VITE_THEME_COLOR: v.optional(colour, '#B1D732'),
  VITE_FONT_COLOR: v.optional(colour, '#FFFFFF'),
  /** Shown when the server names no service phone. */
  VITE_SERVICE_PHONE: v.optional(
    v.pipe(v.string(), v.regex(/^[+\d(][\d ()-]{2,}$/, 'a phone number')),
    '(02) 8888 0100',
  ),
  /** Shown on pages that make no call. */
  VITE_SERVICE_EMAIL: v.optional(v.pipe(v.string(), v.email('an e-mail address')), 'care@peraloan.example'),
  /** Shown by the public site instead of our own privacy policy. */
  VITE_PRIVACY_URL: v.optional(httpsAddress, ''),
  /** Shown by the public site instead of our own loan terms and conditions. */
  VITE_LOAN_GUIDE_URL: v.optional(httpsAddress, ''),
  /** '1' adds the staff's pages to the build (docs/product/staff.md). */
  VITE_STAFF_TOOLS: v.optional(v.string(), ''),
  VITE_DEEP_LINK_SCHEME: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z][a-z0-9+.-]*$/, 'a lower-case scheme'),
      v.check(
        (scheme) => !foreignSchemes.includes(scheme),
        "a scheme of the shell's own, not one that a browser or phone opens",
      ),
    ),
    'loanapp',
  ),
  /** Appended to the product detail's URL by Borrow Again. */
  VITE_PRODUCT_SUFFIX: v.optional(v.string(), '&scheme=loanapp'),
  VITE_API_BASE: v.optional(v.pipe(v.string(), v.check(isBase, baseAddress)), '/gateway'),
  VITE_BASE: v.optional(
    v.pipe(v.string(), v.regex(/^\/([\w-]+\/)*$/, 'a path with a slash at both ends, like /loan/')),
    '/',
  ),
  /** The host's public origin, such as https://loans.example: search engines and shared links need absolute URLs. Without it these are left out. */
  VITE_PUBLIC_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) =>
          text === '' || (URL.canParse(text) && new URL(text).origin === text && text.startsWith('https:')),
        'an https address without a path',
      ),
    ),
    '',
  ),
  /** The address for reports of exceptions; empty to send none. */
  VITE_REPORT_URL: v.optional(address, ''),
  /** Base of an OpenTelemetry collector: logs go to `<base>/v1/logs`, metrics to `<base>/v1/metrics`; empty to export nothing. */
  VITE_OTLP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text === '' || isBase(text), baseAddress),
    ),
    '',
  ),
  /** Share of page loads that export metrics, from 0 to 1; exceptions are always exported. */
  VITE_OTLP_SAMPLE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(0|1|0?\.\d{1,6}|1\.0+)$/, 'a share from 0 to 1'),
      v.transform((text) => Number(text)),
    ),
    '1',
  ),
  /** Which calls have a `traceparent` header: those to the page's own origin, all, or none. Another origin has to allow it (CORS). */
  VITE_TRACE_CALLS: v.optional(v.picklist(['own', 'all', 'none'], 'own, all or none'), 'own'),
  /** Where browsers report policy violations; empty to leave them to the exporter. */
  VITE_POLICY_REPORT_URL: v.optional(address, ''),
  VITE_RELEASE_HEADER: v.optional(v.pipe(v.string(), v.regex(/^[\w-]*$/, 'the name of a header')), ''),
  /** Refusal codes that mean 'the server failed', besides 500 to 599, joined by commas: the outcome of an irreversible call is then unknown. */
  VITE_UNCLEAR_CODES: v.optional(
    v.pipe(v.string(), v.regex(/^(\s*[^\s,]+\s*(,\s*[^\s,]+\s*)*)?$/, 'codes joined by commas')),
    '',
  ),
  /** Whether the link guard accepts http links of the server to other hosts, as the specification says; 'false' allows only https. */
  VITE_ALLOW_HTTP_LINKS: v.optional(v.picklist(['true', 'false'], 'true or false'), 'true'),
  /** The registered name and number, and the Certificate of Authority: the law requires them wherever loans are offered. Absent ones are hidden. */
  VITE_COMPANY_NAME: v.optional(v.string(), ''),
  VITE_SEC_NUMBER: v.optional(v.string(), ''),
  VITE_CA_NUMBER: v.optional(v.string(), ''),
  /** The regulator for borrowers whose complaint was not resolved: name, phone, address. Absent, none is shown. */
  VITE_REGULATOR: v.optional(v.string(), ''),
  /** The backend's complaint type for a missing payment (`problemType`); an unknown type leaves the choice to the borrower. */
  VITE_PAYMENT_PROBLEM: v.optional(v.string(), '2'),
  /** Rate of the example on the public site, in per cent per month, nominal; 0 leaves the example out. */
  VITE_EXAMPLE_RATE: v.optional(percentage, '3.9'),
  /** Processing fee of that example, in per cent of the loan. */
  VITE_EXAMPLE_FEE: v.optional(percentage, '5'),
  /** The default language of a page, if neither its URL nor the phone's storage has one (docs/product/wording.md). */
  VITE_LANGUAGE: v.optional(v.picklist(languageNames, `one of ${languageNames.join(', ')}`), 'spec'),
  VITE_LANGUAGES: v.pipe(
    v.optional(v.string(), languageNames.join(',')),
    v.transform((list) => list.split(',')),
    v.array(v.picklist(languageNames, `some of ${languageNames.join(', ')}, joined by commas`)),
  ),
  /** Names of routes that this company does not offer, joined by commas: their URLs show a not-found page. */
  VITE_ABSENT_ROUTES: v.optional(
    v.pipe(v.string(), v.regex(/^(\w+(,\w+)*)?$/, 'names of routes, joined by commas')),
    '',
  ),
  /** Which phone numbers the landing page accepts: the specification's, or Philippine ones (docs/product/wording.md). */
  VITE_PHONE_RULE: v.optional(v.picklist(['spec', 'ph', 'both'], 'spec, ph or both'), 'spec'),
});

export const variableNames: readonly string[] = Object.keys(knownVariables.entries);

/** Checks across variables: each may be valid and still conflict with another. */
const environmentSchema = v.pipe(
  knownVariables,
  v.forward(
    v.check((all) => all.VITE_LANGUAGES.includes(all.VITE_LANGUAGE), 'one of VITE_LANGUAGES'),
    ['VITE_LANGUAGE'],
  ),
);

/** The items of a list that commas join. */
export function listed(text = ''): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

const environmentOf = (variables: v.InferOutput<typeof environmentSchema>) => ({
  appName: variables.VITE_APP_NAME,
  themeColour: variables.VITE_THEME_COLOR,
  fontColour: variables.VITE_FONT_COLOR,
  servicePhone: variables.VITE_SERVICE_PHONE,
  serviceEmail: variables.VITE_SERVICE_EMAIL,
  privacyUrl: variables.VITE_PRIVACY_URL,
  loanGuideUrl: variables.VITE_LOAN_GUIDE_URL,
  staffTools: variables.VITE_STAFF_TOOLS === '1',
  deepLinkScheme: variables.VITE_DEEP_LINK_SCHEME,
  productSuffix: variables.VITE_PRODUCT_SUFFIX,
  apiBase: variables.VITE_API_BASE,
  /** Base path of the build, with a slash at both ends. */
  basePath: variables.VITE_BASE,
  /** The public origin, without a trailing slash; empty when not configured. */
  publicOrigin: variables.VITE_PUBLIC_ORIGIN,
  reportUrl: variables.VITE_REPORT_URL,
  otlpUrl: variables.VITE_OTLP_URL,
  otlpSample: variables.VITE_OTLP_SAMPLE,
  isTraced:
    variables.VITE_TRACE_CALLS === 'all' ||
    (variables.VITE_TRACE_CALLS === 'own' && variables.VITE_API_BASE.startsWith('/')),
  policyReportUrl: variables.VITE_POLICY_REPORT_URL,
  /** Empty when calls do not name the release. */
  releaseHeader: variables.VITE_RELEASE_HEADER,
  unclearCodes: listed(variables.VITE_UNCLEAR_CODES),
  absentRoutes: listed(variables.VITE_ABSENT_ROUTES),
  allowHttpLinks: variables.VITE_ALLOW_HTTP_LINKS === 'true',
  phoneRule: variables.VITE_PHONE_RULE,
  /** The configured language; in a page, its current language. */
  language: variables.VITE_LANGUAGE,
  languages: variables.VITE_LANGUAGES,
  companyName: variables.VITE_COMPANY_NAME,
  secNumber: variables.VITE_SEC_NUMBER,
  caNumber: variables.VITE_CA_NUMBER,
  regulator: variables.VITE_REGULATOR,
  paymentProblem: variables.VITE_PAYMENT_PROBLEM,
  /** Basis points per month; 0 when the site shows no example. */
  exampleRate: variables.VITE_EXAMPLE_RATE,
  /** Basis points. */
  exampleFee: variables.VITE_EXAMPLE_FEE,
});

export type BuildEnvironment = Readonly<ReturnType<typeof environmentOf>>;
export type Environment = Omit<BuildEnvironment, 'publicOrigin'>;

/** Parses the configuration, or throws an error that names each invalid variable and its expected format. */
export const parseEnvironment = (variables: Record<string, unknown>): BuildEnvironment => {
  const parsed = v.safeParse(environmentSchema, variables);
  if (!parsed.success) {
    const faults = parsed.issues.map(
      (issue) => `${v.getDotPath(issue)} is ${issue.received}, expected ${issue.message}`,
    );
    throw new Error(`The app's configuration is wrong: ${faults.join('; ')}`);
  }
  return environmentOf(parsed.output);
};
