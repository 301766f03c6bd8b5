import { installHeadless, ensureChromium, ensureHeadless } from './chromium.ts';

const whole = ensureChromium();
installHeadless();
console.log(`Browser of the tests: ${ensureHeadless()}; of the measures: ${whole}`);
