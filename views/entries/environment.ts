import type { Environment } from '../../services/visit/environment.ts';

/** The configuration, in the document, so that one build serves every environment. Validated by the build and by deploy/container/configure.ts. */
export const configured = JSON.parse(
  document.getElementById('environment')?.textContent ?? '{}',
) as Environment;
