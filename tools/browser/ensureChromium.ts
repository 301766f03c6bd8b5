import { bringHeadless, ensureChromium, ensureHeadless } from './chromium.ts';

bringHeadless();
console.log(`Browser of the tests: ${ensureHeadless()}; of the measures: ${ensureChromium()}`);
