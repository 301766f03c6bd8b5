const tag = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;

const crc = (text: string): string => {
  let rest = 0xffff;
  for (const character of text) {
    rest ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++)
      rest = rest & 0x8000 ? ((rest << 1) ^ 0x1021) & 0xffff : (rest << 1) & 0xffff;
  }
  return rest.toString(16).toUpperCase().padStart(4, '0');
};

/** Returns a QR Ph payload (EMVCo, person to merchant) for `amount` centavos under a reference. */
export function qrPh(amount: number, reference: string): string {
  const payload = [
    tag('00', '01'),
    tag('01', '12'),
    tag('28', tag('00', 'ph.ppmi.p2m') + tag('01', 'BYDPPHM2XXX') + tag('03', '1000000042')),
    tag('52', '6012'),
    tag('53', '608'),
    tag('54', (amount / 100).toFixed(2)),
    tag('58', 'PH'),
    tag('59', 'BayadPartner'),
    tag('60', 'Makati'),
    tag('62', tag('05', reference)),
    '6304',
  ].join('');
  return payload + crc(payload);
}
