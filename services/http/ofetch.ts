import { createFetch } from 'ofetch';

export const http = createFetch({
  // Looked up for each call, because tests and the inspector replace it.
  fetch: (input, init) => fetch(input, init),
  defaults: { retry: false, ignoreResponseError: true },
});
