/** What servers, containers and deltas say of a build that is not for borrowers. */
export const staffRefusal =
  'This is a staff build (VITE_STAFF_TOOLS=1), which must not be released. Make a release with: npm run build';

/** Whether the text of a build's `release.json` says that it has staff tools. */
export function isStaffBuild(release: string): boolean {
  return (JSON.parse(release) as { kind?: string }).kind === 'staff';
}
