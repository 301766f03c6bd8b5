import type { wording as spec } from '../spec/document.ts';

export const wording: typeof spec = {
  'documents.aboutUs': 'Tungkol sa amin',
  'documents.privacyPolicy': 'Patakaran sa privacy',
  'documents.loanAgreement': 'Mga tuntunin at kundisyon ng pautang',
  'documents.customerService': 'Customer service',
  'documents.contents': 'Nilalaman',
  'documents.toContents': 'Bumalik sa nilalaman',
  'documents.related': 'Basahin din',
  'about.welcome': 'Maligayang pagdating sa {appName}',
  'about.welcomeText':
    'Nagpapautang ang {appName} sa mga tao sa Pilipinas na pansamantalang nangangailangan ng pera, at gusto naming alam nila sa bawat hakbang kung magkano ito, kailan ang bayad at sino ang puwedeng tanungin.',
  'about.mission': 'Ang aming misyon',
  'about.missionText':
    'Dapat mabilis makuha, malinaw basahin at kayang bayaran ang pautang. Ipinapakita namin ang lahat ng gastos bago ka pumayag, at mas gusto naming magpautang nang kaunti kaysa sa hindi mo kaya.',
  'about.advantages': 'Ang maaasahan mo',
  'about.quick': 'Mabilis na pag-apruba',
  'about.quickText': 'Mag-apply sa telepono at may pasya sa loob ng 1 araw.',
  'about.clear': 'Malinaw na bayarin',
  'about.clearText': 'Nakikita mo ang interes, bayarin at bawat petsa ng bayad bago ka magkumpirma.',
  'about.flexible': 'Magaan na pagbabayad',
  'about.flexibleText':
    'Terminong 91 hanggang 365 araw, maraming paraan ng pagbabayad, at palugit kung kailangan.',
  'about.safe': 'Ligtas',
  'about.safeText': 'Naka-encrypt ang iyong datos at para lang sa iyong utang.',
  'about.team': 'Ang aming koponan',
  'about.teamText':
    'Mga taong may karanasan sa pautang, risk at software, at customer service na sumasagot sa Filipino at Ingles. Sinasagot ang reklamo sa loob ng 3 araw ng trabaho.',
  'about.contact': 'Makipag-ugnayan',
  'about.contactText': 'Sumulat sa aming customer service:',
};
