/** Modules that no borrower downloads, by path from the project's folder. */
export const staffOnly = {
  preview: /^(machines|views)\/testPreview\//,
  contract: /^contract\/(api|backend|page|shell|shellCheck)\//,
  // The app's exporter needs only these files.
  inspector: /^packages\/inspector\/(?!(usageCounter|records|charts\/ids|usage\/(buckets|count))\.ts$)/,
  sandbox: /^sandbox\//,
};

export const hasDescription = (code: string): boolean => /description:\s*["'`][^"'`]/.test(code);
