import * as v from 'valibot';
import { parseEnvironment } from '../../services/visit/environment.ts';
import { tableOf, type Tables } from '../database.ts';

const { appName, servicePhone, deepLinkScheme } = parseEnvironment(process.env);

const asset = (name: string) => `/sandbox/assets/${name}.svg`;

const products = [
  {
    id: 'p1',
    name: `${appName} Classic`,
    logo: asset('classic'),
    button: 'Apply now',
    lowest: 300_000,
    highest: 2_000_000,
    monthly_rate: 390,
    tags: 'Decision in 1 day,All fees shown first',
    clickable: 1,
    telephone: servicePhone,
    link: 'productDetail?productId=p1',
  },
  {
    id: 'p2',
    name: 'Bayanihan Cash',
    logo: asset('bayanihan'),
    button: 'Borrow',
    lowest: 200_000,
    highest: 1_000_000,
    monthly_rate: 450,
    tags: 'First loan,ID only',
    clickable: 1,
    telephone: '',
    link: 'partner:bayanihan',
  },
  {
    id: 'p3',
    name: 'Mabilis Loan',
    logo: asset('mabilis'),
    button: 'Get offer',
    lowest: 500_000,
    highest: 3_000_000,
    monthly_rate: 350,
    tags: 'Returning borrowers',
    clickable: 1,
    telephone: '0917 800 0456',
    link: `${deepLinkScheme}://product/p3`,
  },
  {
    id: 'p4',
    name: 'Sari-Sari Capital',
    logo: asset('sarisari'),
    button: 'Apply now',
    lowest: 1_000_000,
    highest: 5_000_000,
    monthly_rate: 300,
    tags: 'For shop owners,Longer terms',
    clickable: 1,
    telephone: '(02) 8555 7788',
    link: '',
  },
  {
    id: 'p5',
    name: 'Bagong Simula',
    logo: asset('simula'),
    button: 'Sold out today',
    lowest: 200_000,
    highest: 800_000,
    monthly_rate: 500,
    tags: 'Opens tomorrow',
    clickable: 0,
    telephone: '',
    link: 'productDetail?productId=p5',
  },
];

/** Money in centavos, the rate in basis points per month. */
export const productRow = v.object({
  id: v.string(),
  name: v.string(),
  logo: v.string(),
  button: v.string(),
  lowest: v.number(),
  highest: v.number(),
  monthly_rate: v.number(),
  tags: v.string(),
  clickable: v.number(),
  telephone: v.string(),
  link: v.string(),
});

/** `link` is the response of a define call: a native page, the scheme, a partner's site, or nothing (refused). */
export const productTables: Tables = {
  schema: tableOf('products', productRow),
  seed: { products },
};
