/** What the tests' borrower, session and device are called; whole words, since a time or a file's hash may hold their parts. */
export const personal = /canary|Juana|session-|\b[ds]-1\b|\b09\d{9}\b/;
