import type { wording as spec } from '../spec/confirm.ts';

export const wording: typeof spec = {
  'confirm.title': 'Kumpirmahin ang utang',
  'confirm.amount': 'Halaga ng utang',
  'confirm.term': 'Tagal: {periods} {unit}',
  'confirm.cost': 'Magkano ang utang na ito',
  'confirm.financed': 'Halagang hiniram',
  'confirm.charges': 'Mga singil sa plano',
  'confirm.total': 'Kabuuang babayaran',
  'confirm.rate': 'Interes',
  'confirm.firstPayment': 'Unang petsa ng pagbabayad',
  'confirm.firstPeriod': 'Unang panahon',
  'confirm.days': '{n} araw',
  'confirm.details': 'Mga detalye',
  'confirm.schedule': 'Plano ng pagbabayad',
  'confirm.wrong': 'Hindi tugma ang planong ito',
  'confirm.wrongHint':
    '{total} ang kabuuan ng mga bayad, pero {amount} ang ipinahiram. Magtanong muna sa amin bago kumpirmahin.',
  'confirm.wrongPayment':
    'May bayad sa planong ito na hindi tamang halaga. Magtanong muna sa amin bago kumpirmahin.',
  'confirm.consent': 'Nabasa ko at sumasang-ayon ako sa mga kasunduan',
  'confirm.noAgreements': 'Hindi ma-load ang mga kasunduan.',
  'confirm.next': 'Susunod',
  'confirm.unknown': 'Hindi namin alam kung nakuha ang iyong utang',
  'confirm.unknownHint':
    'Naputol ang koneksyon bago dumating ang sagot. Tingnan muna ang iyong order. Isang beses lang ito bibilangin kahit ipadala muli.',
  'confirm.order': 'Tingnan ang aking order',
  'confirm.done': 'Kumpirmado na ang iyong utang',
  'confirm.doneHint': 'Tingnan sa iyong order ang susunod na mangyayari.',
  'agreement.title': 'Kasunduan',
  'agreement.agree': 'Sumasang-ayon ako',
  'agreement.cancel': 'Kanselahin',
  'promo.title': 'Para sa iyo',
  'promo.ok': 'OK',
  'reminder.title': 'Sandali lang',
  'reminder.stay': 'Manatili',
  'reminder.leave': 'Umalis',
};
