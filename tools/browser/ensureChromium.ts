import { bringHeadless, ensureChromium, ensureHeadless } from './chromium.ts';

const whole = ensureChromium();
bringHeadless();
console.log(`Browser of the tests: ${ensureHeadless()}; of the measures: ${whole}`);
