import type { Environment } from '../../services/environment.ts';

/**
 * The configuration from the document, so that one build serves every environment of a company. It is validated by the build (vite.config.ts), and by
 * the container that changes it (deploy/container/configure.ts).
 */
export const configured = JSON.parse(
  document.getElementById('environment')?.textContent ?? '{}',
) as Environment;
