/** For a backend's team: the major version is raised when a backend of the last version breaks. An app's version is in docs/api/released. */
export const contractVersion = '1.0.0';
