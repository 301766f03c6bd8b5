import { createConfig, lintFromString } from '@redocly/openapi-core';

/** Returns the errors and warnings of Redocly's linter for an OpenAPI document; empty when it is valid. */
export async function lintDocument(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer ?? 'the document'})`,
  );
}
