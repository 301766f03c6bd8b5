/**
 * Version of the contract, as a backend's team reads it: the first number is raised when a backend that kept the last version breaks this
 * one, the second when there is more to use. A version that a released app was built with stays in docs/api/released.
 */
export const contractVersion = '1.0.0';
