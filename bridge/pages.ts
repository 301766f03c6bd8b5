/** Native pages that every shell has, for `navigate` and `goPage` (docs/product/routes.md#native-destinations). None has a web page. */
export const nativePages = ['setting', 'main', 'login', 'order', 'productDetail', 'productUrl'] as const;

export type NativePage = (typeof nativePages)[number];
