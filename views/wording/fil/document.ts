import type { wording as spec } from '../spec/document.ts';

export const wording: typeof spec = {
  'documents.aboutUs': 'Tungkol sa amin',
  'documents.privacyPolicy': 'Privacy policy',
  'documents.loanAgreement': 'Loan agreement',
  'documents.customerService': 'Customer service',
  'documents.contents': 'Mga nilalaman',
  'documents.toContents': 'Balik sa mga nilalaman',
  'documents.related': 'Basahin din',
  'about.welcome': 'Welcome sa {appName}',
  'about.welcomeText':
    'Nagpapautang ang {appName} sa mga tao sa Pilipinas na kailangan muna ng pera. Gusto naming alam mo palagi kung magkano, kailan ang due date, at sino ang tatanungin.',
  'about.mission': 'Ang mission namin',
  'about.missionText':
    'Dapat mabilis makuha ang loan, madaling intindihin, at kayang bayaran. Ipinapakita namin ang lahat ng bayarin bago ka mag-agree, at mas pipiliin naming magpautang nang mas maliit kaysa sa hindi mo kaya.',
  'about.advantages': 'Ano ang maaasahan mo',
  'about.quick': 'Mabilis ang approval',
  'about.quickText': 'Sa phone ka lang mag-a-apply, at may sagot sa loob ng 1 araw.',
  'about.clear': 'Malinaw ang fees',
  'about.clearText': 'Makikita mo ang interes, fees at lahat ng due date bago ka mag-confirm.',
  'about.flexible': 'Flexible ang bayad',
  'about.flexibleText':
    '91 hanggang 365 araw ang bayaran, maraming paraan ng pagbayad, at puwedeng i-extend kung kailangan.',
  'about.safe': 'Safe',
  'about.safeText': 'Naka-encrypt ang data mo at para lang ito sa loan mo.',
  'about.team': 'Ang team namin',
  'about.teamText':
    'Mga taong galing sa lending, risk at software, at customer service na sumasagot sa Filipino at English. Sinasagot ang reklamo sa loob ng 3 working days.',
  'about.contact': 'Kontakin kami',
  'about.contactText': 'Mag-email sa customer service namin:',
};
