import type { wording as spec } from '../spec/customerService.ts';

export const wording: typeof spec = {
  'contact.title': 'Customer service',
  'contact.telephone': 'Phone',
  'contact.email': 'Email',
  'contact.reach': 'Kontakin kami',
  'contact.failed': 'Baka luma na ang contact details na ito.',
  'contact.complaint': 'Mag-file ng reklamo',
  'contact.complaintHint': 'Nakasulat',
  'help.title': 'Ano ang maitutulong namin?',
  'help.order': 'Buksan ang loan ko',
  'help.call': 'Tumawag sa amin',
  'help.pay': 'Paano magbayad?',
  'help.payAnswer':
    'Buksan ang loan mo, i-tap ang Magbayad at pumili ng paraan. Bibigyan ka ng code para sa eksaktong halaga. Gamitin ito sa app o tindahang pinili mo.',
  'help.paySteps': 'Paano magbayad, step by step',
  'help.missingAnswer':
    'Ilang minuto lang kadalasan ang e-wallet; ang bangko at tindahan, hanggang sa susunod na working day. Itago ang resibo. Wala pa rin? I-report mo. Nakalagay na ang loan, code, paraan at oras.',
  'help.report': 'I-report ang bayad',
  'help.reportWhich': 'Piliin ang loan at i-report',
  'help.late': 'Male-late ang bayad ko',
  'help.lateAnswer':
    'Tumawag sa amin bago ang due date. Nasa loan mo kung magkano ang bawat araw na late at kung puwedeng i-extend ang loan.',
  'help.account': 'Mali ang account na padadalhan ng pera',
  'help.accountAnswer':
    'Tumawag agad sa amin. Puwede pa naming ihinto bago maipadala. Kapag naipadala na, hihilingin namin sa bangko o e-wallet na ibalik ito, pero hindi namin ito maipapangako.',
  'help.rights': 'Ano ang bawal sa mga collector?',
  'help.rightsAnswer': 'May utang ka man, walang puwedeng mang-harass sa iyo. Bawal sa collector na:',
  'help.rights1': 'pagbantaan o insultuhin ka',
  'help.rights2':
    'kontakin ka bago mag-6 AM o lampas 10 PM, maliban kung pumayag ka o lampas 15 araw ka nang overdue',
  'help.rights3': 'sabihin ang utang mo sa pamilya, kaibigan o employer mo, o i-post ang pangalan mo',
  'help.rights4': 'magpanggap na pulis, abogado o korte',
  'help.complain': 'I-report ang collector',
  'help.memory': 'Ano ang natatandaan ng phone na ito',
  'help.memoryAnswer':
    'Para makabalik ka sa ginagawa mo habang naka-log in ka: ang number ng loan mo, isang araw ang reklamong sinimulan mo at ang huling resibo, at hanggang 30 araw, habang hindi pa expired, ang payment code mo. Ang bayad na hindi pa sigurado kung pumasok, nananatili hanggang malaman namin. Hindi ikaw, o hindi mo phone? Burahin lahat. Mag-log in ka na lang ulit.',
  'help.forget': 'Hindi ako ito: burahin lahat',
};
