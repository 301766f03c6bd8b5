import fc from 'fast-check';

// Every run draws the same cases, so that failures are reproducible; `SEED=7 npm test` draws others.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 1) });
