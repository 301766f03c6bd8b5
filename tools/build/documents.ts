import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import type { Environment } from '../../services/visit/environment.ts';
import { EmbeddedDocument } from '../../views/document/EmbeddedDocument.tsx';
import type { LegalTextOf } from '../../views/document/legalText.ts';
import { loanAgreement } from '../../views/document/loanAgreement.ts';
import { privacyPolicy } from '../../views/document/privacyPolicy.ts';
import { dateIn } from '../../views/format/dateIn.ts';
import { stylesheet } from './stylesheet.ts';
import { themeStyle } from './theme.ts';

const texts: Record<string, LegalTextOf> = {
  'documents/privacyPolicy.html': privacyPolicy,
  'documents/loanAgreement.html': loanAgreement,
};

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const pageOf = (textOf: LegalTextOf, environment: Environment, styles: readonly string[]): string => {
  const text = textOf(environment);
  const version = dateIn(environment.language, text.version);
  const theme = themeStyle(environment.themeColour, environment.fontColour);
  const hash = createHash('sha256').update(theme).digest('base64');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self' 'sha256-${hash}'; base-uri 'none'; form-action 'none'" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="referrer" content="no-referrer" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <title>${escape(text.title)}</title>
    <style>${theme}</style>
    ${styles.map((file) => `<link rel="stylesheet" href="${file}" />`).join('\n    ')}
  </head>
  <body>
    ${renderToStaticMarkup(createElement(EmbeddedDocument, { text, version }))}
  </body>
</html>
`;
};

/** Legal documents as separate pages, for frames without scripts (docs/product/security.md). */
export const documents = (environment: Environment): Plugin => ({
  name: 'documents',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const textOf = texts[(request.url ?? '').replace(/^\/|\?.*/g, '')];
      if (!textOf) return next();
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(pageOf(textOf, environment, ['/views/styles/all.css']));
    });
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const styles = [environment.basePath + stylesheet(bundle)];
      for (const [fileName, textOf] of Object.entries(texts))
        this.emitFile({
          type: 'asset',
          fileName,
          source: pageOf(textOf, environment, styles),
        });
    },
  },
});
