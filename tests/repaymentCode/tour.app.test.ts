import { testTour, without } from '../app/modelTour.ts';
import { brokenQrPh, codePicture, madeCode, qrPhOf } from '../models/fixtures/repayment.ts';
import { storeWay } from '../payment/storeWay.ts';
import { model } from './repaymentCode.model.ts';

const codePage = (query: Record<string, string>) =>
  `/repaymentOfCode?${new URLSearchParams({ productId: 'p1', ...query })}`;

// The shell's response to a copy is tested in repay.app.test.ts.
testTour(
  without(model, 'bridge.answered'),
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
  { before: storeWay },
);
