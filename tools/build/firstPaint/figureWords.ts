import { statusCodes, statusOf } from '../../../services/order/status.ts';
import { topics } from '../../../services/customerService/topics.ts';
import type { RouteName } from '../../../services/visit/flows.ts';
import type { icons } from '../../../views/parts/icons.ts';
import type { ScreenName } from '../../../views/screens/table.ts';
import type { WordingKey } from '../../../views/wording/wording.ts';

const days: readonly WordingKey[] = ['days.late', 'days.left', 'days.oneLate', 'days.oneLeft', 'days.today'];

interface FigureNeeds {
  words: readonly WordingKey[];
  icons?: readonly (keyof typeof icons)[];
  /** Routes to which it links. */
  links?: readonly RouteName[];
}

/** What each figure (views/firstPaint/figures) draws with. */
export const figures: Partial<Record<ScreenName | 'promotion', FigureNeeds>> = {
  orderDetails: {
    icons: ['phone'],
    links: ['repayUrl', 'repayDelayUrl'],
    words: [
      ...days,
      ...statusCodes.flatMap((orderStatus) =>
        statusOf({ orderStatus }).life.map((step) => `life.${step}` as const),
      ),
      'order.askUs',
      'order.asked',
      'order.by',
      'order.contact',
      'order.furtherDay',
      'order.inAll',
      'order.lateOnce',
      'order.lateOtherwise',
      'order.notKnown',
      'order.loanPaid',
      'order.nothingDue',
      'order.ofPart',
      'order.lateDay',
      'order.life',
      'order.nextPayment',
      'order.message',
      'order.status',
      'order.toPay',
      'order.wasDue',
      'order.repay',
      'order.repayShort',
      'order.rollover',
      'order.rolloverHint',
    ],
  },
  repay: {
    words: [
      ...days,
      'repay.amount',
      'repay.delayAmount',
      'repay.date',
      'repay.nextDate',
      'repay.extensionCost',
      'repay.inAll',
      'repay.ofPart',
      'repay.next',
      'repay.now',
      'repay.then',
      'repay.thenNotKnown',
    ],
  },
  loanConfirm: {
    words: [
      'confirm.cost',
      'confirm.financed',
      'confirm.term',
      'unit.day',
      'unit.days',
      'unit.week',
      'unit.weeks',
      'unit.month',
      'unit.months',
    ],
  },
  oldRepayment: { words: ['oldRepay.amount', 'oldRepay.date'] },
  repaymentCode: { words: ['code.unverified', 'code.unverifiedHint', 'code.unverifiedAsk', 'code.amount'] },
  repaymentOfCode2: { words: ['notices.empty', 'notices.emptyHint', 'back'], icons: ['inbox'] },
  bindBank: { words: ['bind.title', 'bind.placeholder'], icons: ['chevron'] },
  complaintList: {
    words: ['complaint.none', 'complaint.tabs', 'complaint.numbered', 'complaint.replyBy'],
    icons: ['inbox'],
    links: ['complainDetails'],
  },
  complaint: {
    words: [
      'complaint.order',
      'complaint.chooseOrder',
      'complaint.noOrder',
      'complaint.all',
      'complaint.question',
      'complaint.collectionElsewhere',
      'contactUs',
    ],
    icons: ['chevron'],
    links: ['complainPageNext', 'customerService'],
  },
  customerService: {
    words: [
      'help.title',
      ...topics.map((topic) => `help.${topic}` as const),
      'contact.reach',
      'contact.telephone',
      'contact.email',
      'contact.complaintHint',
      'contact.complaint',
    ],
    icons: ['chevron'],
    links: ['complaint'],
  },
  recommendList: { words: ['failure.products'] },
  promotion: {
    words: [
      'promotion.title',
      'promotion.slogan',
      'promotion.mobile',
      'promotion.phoneHint.spec',
      'promotion.phoneHint.ph',
      'promotion.privacy',
      'promotion.privacyLink',
      'promotion.captcha',
      'promotion.refreshCaptcha',
      'promotion.smsCode',
      'promotion.getCode',
      'promotion.apply',
      'promotion.agreeing',
      'promotion.agreement',
    ],
  },
};
