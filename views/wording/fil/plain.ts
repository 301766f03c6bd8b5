import type { wording as spec } from '../spec/plain.ts';

export const wording: typeof spec = {
  'plain.title': 'Sa madaling salita',
  'plain.binding': 'Buod lang ito. Ang buong text sa ibaba ang masusunod.',
  'plain.loan.1': '91 hanggang 365 araw ang loan. Makikita mo ang buong babayaran bago ka um-oo.',
  'plain.loan.2': 'May interes mula sa araw na pumasok ang pera sa iyo hanggang mabayaran ang loan.',
  'plain.loan.3':
    'Kapag na-late ka, may penalty na ₱1,000 isang beses (₱800 kung dati ka nang umutang), at kada araw 5% ng hindi pa bayad: 4% mula araw 31, 2% mula araw 91.',
  'plain.loan.4': 'Puwedeng magbayad nang maaga pagkalipas ng kalahati ng term, pero hindi sa unang 7 araw.',
  'plain.loan.5':
    'Kung kailangan mo pa ng oras, bayaran ang interes at penalty: mae-extend ang loan nang ganoon ding katagal.',
  'plain.loan.6': 'Sabihan kami sa loob ng 3 araw kapag nagbago ang address o phone number mo.',
  'plain.privacy.1':
    'Kinukuha lang namin ang kailangan sa loan: phone number mo, application, payment account, at mga bayad mo.',
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
