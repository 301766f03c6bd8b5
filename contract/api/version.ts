/**
 * Version of the contract for a backend's team: the major version is raised when a backend of the last version breaks, the minor one for additions.
 * The version of a released app stays in docs/api/released.
 */
export const contractVersion = '1.0.0';
