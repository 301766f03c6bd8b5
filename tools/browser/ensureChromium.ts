import { ensureChromium } from './chromium.ts';

console.log(`Browser of the tests: ${ensureChromium()}`);
