/**
 * Stands for what libraries import and the page never calls: ofetch's JSON, base URLs and queries (a call reads the text of a whole URL,
 * services/http/client.ts), and the patterns of wouter's routes (the charts choose the screen).
 */
const unused = (): never => {
  throw new Error('The build has replaced this function, which nothing called (tools/build/aliases.ts)');
};

export { unused as default, unused as parse, unused as withBase, unused as withQuery };
