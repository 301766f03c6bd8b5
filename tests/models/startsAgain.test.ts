import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What a chart starts again when it is restored (restart.md), by why that does no harm. A new one needs its reason here. */
const startsAgain = {
  'asks once more and changes nothing':
    'check fetchScreen findAgreement findLiveCode findPending loadAgreement loadAgreements loadBankFields loadCaptcha loadComplaint loadConfirmation loadContact loadHistory loadJoinFailure loadOrder loadProblems loadRepayment loadScreen loadTemplate loadWayToRepay probe readLocation refreshOrder requestSid',
  'sends under the key that is stored with the request, so that the company does it once':
    'bindAccount commit complain confirm makeCode payByWallet rateApp rateService register resendCode takeLoan',
  'sends something once more that costs the borrower nothing: a text message with a new code, the same picture, the count of a visit':
    'image-1 record sendSms uploadImage',
  'is a part of the page or of the screen, and begins with it':
    'address arrival bridge calendar captcha cleanup codeEntry connection copy copyInPage defineProduct describeScreen download listenToTabs outcomeUnknown pending pendingRequests prepareImage promotionTemplate rating recommendation registration session smsCountdown storage storedCode timeLeft toaster tracker watchDevice watchDrawing watchPage watchRelease watchScreen',
};

test('knows why everything that a restored chart starts again does no harm', () => {
  const document = readFileSync(new URL('restart.md', import.meta.url), 'utf8');
  const found = [...document.matchAll(/starts again: ([\w-]+)/g)].map(([, name = '']) => name);
  const known = Object.values(startsAgain).flatMap((names) => names.split(' '));
  expect([...new Set(found)].toSorted()).toEqual(known.toSorted());
});
