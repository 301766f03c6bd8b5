/** What no borrower downloads, by the sources' paths from the project's folder. */
export const staffOnly = {
  preview: /^(machines|views)\/testPreview\//,
  contract: /^contract\/(api|backend|page|shell|shellCheck)\//,
  inspector: /^inspector\//,
  gallery: /^views\/gallery\//,
  sandbox: /^sandbox\//,
};

/** A chart's words for a state. A schema's default of that name is empty. */
export const hasDescription = (code: string): boolean => /description:\s*["'`][^"'`]/.test(code);
