import { createConfig, lintFromString } from '@redocly/openapi-core';

/** What Redocly's linter finds wrong with an OpenAPI document, warnings included; empty when all is well. */
export const lintDocument = async (source: string): Promise<string[]> => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer ?? 'the document'})`,
  );
};
