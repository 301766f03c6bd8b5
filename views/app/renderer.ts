/** React's renderer: the largest file and the last that a page needs, so the app starts while it loads. Without it nothing can be drawn. */
export const renderer = import('react-dom/client');
renderer.catch(() => window.help?.show());
