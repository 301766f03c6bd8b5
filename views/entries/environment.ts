import type { Environment } from '../../services/environment.ts';

/**
 * The configuration, out of the document: so one build serves every environment of a company. The build checks it (vite.config.ts), and so does
 * the container that changes it (deploy/container/configure.ts).
 */
export const configured = JSON.parse(
  document.getElementById('environment')?.textContent ?? '{}',
) as Environment;
