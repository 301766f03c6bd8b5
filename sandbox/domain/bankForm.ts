const bank = (type: string, name: string) => ({ type, name });

const wallets = [
  { ...bank('GCSH', 'GCash'), channelNumber: '90011' },
  { ...bank('MAYA', 'Maya'), channelNumber: '90012' },
  { ...bank('GRAB', 'GrabPay'), channelNumber: '90013' },
  { ...bank('SHPE', 'ShopeePay'), channelNumber: '90014' },
  { ...bank('COIN', 'Coins.ph'), channelNumber: '' },
];

const banks = [
  bank('BDO', 'BDO Unibank'),
  bank('BPI', 'Bank of the Philippine Islands'),
  bank('MBTC', 'Metrobank'),
  bank('LBP', 'Land Bank of the Philippines'),
  bank('PNB', 'Philippine National Bank'),
  bank('UBP', 'UnionBank'),
  bank('SECB', 'Security Bank'),
  bank('CBC', 'China Bank'),
  bank('RCBC', 'RCBC'),
  bank('EWB', 'EastWest Bank'),
  bank('PSB', 'PSBank'),
  bank('AUB', 'Asia United Bank'),
  bank('MAYB', 'Maya Bank'),
  bank('GOTY', 'GoTyme Bank'),
];

const cities = {
  'Metro Manila':
    'Caloocan, Las Piñas, Makati, Mandaluyong, Manila, Marikina, Parañaque, Pasay, Pasig, Quezon City, Taguig',
  Bulacan: 'Baliwag, Malolos, Meycauayan, San Jose del Monte',
  Cavite: 'Bacoor, Dasmariñas, General Trias, Imus, Tagaytay',
  Cebu: 'Cebu City, Danao, Lapu-Lapu, Mandaue, Talisay',
  'Davao del Sur': 'Davao City, Digos',
  Iloilo: 'Iloilo City, Passi',
  Laguna: 'Biñan, Calamba, San Pablo, Santa Rosa',
  Pampanga: 'Angeles, Mabalacat, San Fernando',
  Pangasinan: 'Alaminos, Dagupan, San Carlos, Urdaneta',
  Rizal: 'Antipolo, Cainta, Taytay',
};

const provinces = Object.entries(cities).map(([name, names], index) => ({
  name,
  type: `PH${index + 1}`,
  note: names.split(', ').map((city, at) => ({ name: city, type: `PH${index + 1}-${at + 1}` })),
}));

export const bankItems = [
  {
    code: 'cardType',
    cate: 'enum',
    title: 'Where to send your money',
    note: [bank('1', 'E-wallet'), bank('2', 'Bank account')],
    cardTypeMi: 0,
  },
  {
    code: 'walletCode',
    cate: 'enum',
    title: 'E-wallet',
    subtitle: 'It must be in your own name',
    note: wallets,
    cardTypeMi: 1,
  },
  {
    code: 'walletNumber',
    cate: 'text',
    title: 'Mobile number',
    subtitle: 'The 11-digit number of your e-wallet',
    inputType: 'number',
    cardTypeMi: 1,
  },
  {
    code: 'bankCode',
    cate: 'enum',
    title: 'Bank',
    subtitle: 'The account must be in your own name',
    note: banks,
    cardTypeMi: 2,
    channelNumber: '90021',
  },
  {
    code: 'accountNumber',
    cate: 'text',
    title: 'Account number',
    subtitle: '10 to 16 digits, without spaces',
    inputType: 'number',
    cardTypeMi: 2,
  },
  {
    code: 'branch',
    cate: 'citySelect',
    title: 'City of your branch',
    subtitle: 'Province, then city',
    note: provinces,
    cardTypeMi: 2,
  },
  {
    code: 'payday',
    cate: 'day',
    title: 'Payday',
    subtitle: 'The day of the month when you get paid',
    cardTypeMi: 0,
  },
];

export interface Account {
  name: string;
  number: string;
}

export function readAccount(answers: Record<string, unknown>): Account | { fault: string } {
  const isWallet = answers['cardType'] === '1';
  const chosen = isWallet
    ? wallets.find(({ type }) => type === answers['walletCode'])
    : banks.find(({ type }) => type === answers['bankCode']);
  if (!chosen)
    return { fault: isWallet ? 'Choose an e-wallet that we know.' : 'Choose a bank that we know.' };
  const number = String(answers[isWallet ? 'walletNumber' : 'accountNumber'] ?? '');
  if (isWallet && !/^09\d{9}$/.test(number))
    return { fault: `${chosen.name} does not know this mobile number.` };
  if (!isWallet && !/^\d{10,16}$/.test(number))
    return { fault: `${chosen.name} does not know this account number.` };
  return { name: chosen.name, number };
}
