export interface DocumentParts {
  environment: string;
  attributes: string;
  lang: string;
  title: string;
  head: string;
  /** Inline, because it runs first, before the page's files are requested. */
  early?: { data: string; importMap: string; script: string } | undefined;
  help: { script: string; style: string; body: string };
  /** Sets the policy, which blocks inline code: the last inline script. */
  policy: string;
  /** URLs of the script that draws the figure, when the stylesheet is loaded, and of its import. */
  drawing: readonly string[];
  inlineStyles: readonly string[];
  /** In this order: the script that runs at once, the imports of the entry and the screen, and the entry. */
  waker: string;
  imports: readonly string[];
  entry: string;
  /** Whether the entry waits until the waker starts it (startApp.ts). */
  isAsleep: boolean;
  /** URL of the stylesheet, which does not block the first paint, and of the one that the app loads later (views/styles/load.ts). */
  styles: string;
  moreStyles: string;
  isWritten: boolean;
  body: string;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const script = (code: string) => (code ? `<script>${code}</script>` : '');
const json = (text: string) => text.replaceAll('<', String.raw`\u003c`);

export const skeleton = `<div class="first" aria-hidden="true"><b></b>${'<i></i>'.repeat(6)}</div>`;
/** The skeleton's styles, used until the stylesheet is loaded. */
export const skeletonStyle = [
  'html{background:#f5f6f2;color:#14170f}',
  '@media(prefers-color-scheme:dark){html{background:#10120d;color:#f1f3ec}}',
  'body{margin:0}',
  '.first{max-width:30rem;margin:0 auto;padding:0 1rem 1rem}',
  '.first b{display:flex;align-items:center;min-height:3.5rem;margin-bottom:.5rem;font:650 1.125rem/1.3 system-ui,sans-serif}',
  '.first i{display:block;height:1rem;margin:1rem 0;border-radius:.5rem;background:rgb(128 128 128/.16)}',
  '.first b+i{height:8.5rem;margin:0 0 1.5rem;border-radius:1rem}',
  '.first i:nth-child(3n){width:62%}',
  '.early{margin-bottom:1.5rem}',
  '.early-footer{max-width:30rem;margin:0 auto}',
  '@media(min-height:30rem){.early-footer.early-footer{position:fixed;inset:auto 0 0}}',
  '.written{display:contents}',
  "[data-page='site'] .first,[data-page='other'] .written{visibility:hidden}",
].join('');
/** The title depends on the language, which the early script determines. */
const titleScript = `{const b=document.querySelector(".first b");if(b)b.textContent=document.title}`;
/** A prerendered form's button pales when it is tapped, and the app repeats the tap (takeOver.ts). */
const formScript = `addEventListener("submit",e=>{const b=e.submitter;if(b?.closest(".written"))b.style.opacity=".5"},true)`;

/** Scripts yield to the stylesheet and the first request, which the figure needs. */
const scriptTag = (src: string) =>
  `<script type="module" fetchpriority="low" crossorigin src="${src}"></script>`;

export const documentOf = (parts: DocumentParts): string => {
  const { early, help, isWritten, styles, moreStyles, drawing } = parts;
  const [figure = ''] = drawing;
  const link = styles && `<link rel="stylesheet" crossorigin href="${styles}">`;
  return `<!doctype html>
<html lang="${parts.lang}" ${parts.attributes}${moreStyles && ` data-styles="${moreStyles}"`}>
<head>
<meta charset="utf-8">
${isWritten || !styles ? '' : `<link rel="preload" as="style" crossorigin href="${styles}">`}
<script type="application/json" id="environment">${json(parts.environment)}</script>
${early ? `${early.importMap && `<script type="importmap">${early.importMap}</script>`}<script type="application/json" id="first">${json(early.data)}</script>${script(early.script)}` : ''}
${figure && drawing.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`).join('')}
${figure && `<script type="module" id="figure" crossorigin src="${figure}"></script>`}
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
<link rel="icon" href="data:,">
${parts.head}
${script(help.script)}
${parts.waker && scriptTag(parts.waker)}
${parts.imports.map((href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`).join('')}
${parts.isAsleep ? '' : scriptTag(parts.entry)}
<title>${escape(parts.title)}</title>
${[...parts.inlineStyles, help.style].map((css) => `<style>${css}</style>`).join('')}
${isWritten ? link : ''}
</head>
<body>
<div id="root">${parts.body}</div>
${isWritten ? script(parts.body.includes('<form') ? formScript : '') : script(titleScript)}
${help.body}
${isWritten ? '' : link}
${script(parts.policy)}
${parts.isAsleep ? `<script type="asleep" crossorigin src="${parts.entry}"></script>` : ''}
</body>
</html>
`.replaceAll(/\n+/g, '\n');
};
