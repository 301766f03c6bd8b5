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
  'plain.title': 'Sa madaling salita',
  'plain.binding': 'Buod lang ito. Ang buong text sa ibaba ang masusunod.',
  'plain.loan.1': '91 hanggang 365 araw ang loan. Makikita mo ang buong babayaran bago ka um-oo.',
  'plain.loan.2': 'May interes mula sa araw na pumasok ang pera sa iyo hanggang mabayaran ang loan.',
  'plain.loan.3':
    'Kapag na-late ka, may penalty na ₱1,000 isang beses (₱800 kung dati ka nang umutang), at kada araw 5% ng hindi pa bayad: 4% mula araw 31, 2% mula araw 91. Sa kabuuan, hindi lalampas sa hiniram mo ang interes, fee at penalty.',
  'plain.loan.4': 'Puwedeng magbayad nang maaga pagkalipas ng kalahati ng term, pero hindi sa unang 7 araw.',
  'plain.loan.5':
    'Kung kailangan mo pa ng oras, bayaran ang interes at penalty: mae-extend ang loan nang ganoon ding katagal.',
  'plain.loan.6': 'Sabihan kami sa loob ng 3 araw kapag nagbago ang address o phone number mo.',
  'plain.privacy.1':
    'Kinukuha lang namin ang kailangan sa loan: phone number mo, application, account na papasukan ng pera, at mga bayad mo.',
  'plain.privacy.2':
    'Titingnan lang namin ang location o contacts mo kung tinanong ka ng phone mo at pumayag ka.',
  'plain.privacy.3': 'Hindi namin ibinebenta ang impormasyon mo.',
  'plain.privacy.4':
    'Ibinabahagi namin ito sa mga bank, e-wallet at kompanyang nagtatrabaho para sa amin, at sa mga credit bureau at gobyerno kapag iniutos ng batas.',
  'plain.privacy.5':
    'Hindi kailanman hihingin ng staff namin ang password o code mo. Kung may humingi, tawagan kami.',
  'plain.privacy.6':
    'Puwede mong makita ang alam namin, ipatama ito, ipabura kapag hindi na kailangan, at tumanggi sa mga offer.',
};
