import type { Page } from 'playwright';
import { testTour, without } from '../app/modelTour.ts';
import {
  brokenQrPh,
  codePicture,
  lastingCode,
  madeCode,
  ownSearch,
  picturedCode,
  qrPhOf,
  storedInfo,
} from '../models/fixtures/repayment.ts';
import { model as instructions } from '../models/instructions.model.ts';
import { model as paymentNotices } from '../models/paymentNotices.model.ts';
import { model as repaymentCode } from '../models/repaymentCode.model.ts';

const codePage = (query: Record<string, string>) =>
  `/repaymentOfCode?${new URLSearchParams({ productId: 'p1', ...query })}`;

const stored = (info: Parameters<typeof storedInfo>[0], code?: typeof madeCode) => (page: Page) =>
  page.addInitScript(
    (data) => localStorage.setItem('repaymentInfo', data),
    JSON.stringify({ ...storedInfo(info), code }),
  );

const storedFor: Record<string, (page: Page) => Promise<unknown>> = {
  stored: stored({}),
  codeless: stored({ defDetail: undefined }),
  withReference: stored({}),
  'of another session': stored({}),
  'of another order': stored({}),
  'with a code made': stored({}, lastingCode),
  'made here': stored({}, lastingCode),
  'pictured here': stored({}, { ...picturedCode, expiresAt: lastingCode.expiresAt }),
};
const before = async (page: Page, input: string) => storedFor[input]?.(page);

// The shell's response to a copy is tested in repay.app.test.ts.
testTour(
  without(repaymentCode, 'bridge.answered'),
  {
    typed: codePage({ showType: '1', payCode: '8001701000000', repayAmount: '892480' }),
    scanned: codePage({ showType: '2', payCode: qrPhOf('8924.80'), repayAmount: '892480' }),
    pictured: codePage({ showType: '2', payCodeImg: codePicture, repayAmount: '892480' }),
    broken: codePage({ showType: '2', payCode: brokenQrPh, repayAmount: '892480' }),
    'made here': codePage({
      showType: '1',
      payCode: madeCode.payCode,
      repayAmount: '892480',
      sessionId: 's1',
    }),
    'pictured here': codePage({
      showType: '2',
      payCodeImg: codePicture,
      repayAmount: '892480',
      sessionId: 's1',
    }),
    'without a sum': codePage({ showType: '1', payCode: '4242' }),
    empty: codePage({ showType: '1' }),
  },
  { before },
);

testTour(
  without(paymentNotices, 'bridge.answered'),
  {
    stored: `/repaymentOfCode2?${ownSearch}`,
    'with a code made': `/repaymentOfCode2?${ownSearch}`,
    codeless: `/repaymentOfCode2?${ownSearch}`,
    nothing: `/repaymentOfCode2?${ownSearch}`,
    'of another session': '/repaymentOfCode2?sessionId=s2',
    'of another order': `/repaymentOfCode2?${ownSearch}&orderId=o2`,
  },
  { before },
);

testTour(
  without(instructions, 'bridge.answered'),
  {
    plain: `/DRInstructions?${ownSearch}`,
    withReference: `/DRInstructions?${ownSearch}`,
    'with a code made': `/DRInstructions?${ownSearch}`,
    'of another session': '/DRInstructions?sessionId=s2',
  },
  { before },
);
