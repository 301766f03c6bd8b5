import { ensureChromium, ensureHeadless } from './chromium.ts';

console.log(`Browser of the tests: ${ensureHeadless()}; of the pictures: ${ensureChromium()}`);
