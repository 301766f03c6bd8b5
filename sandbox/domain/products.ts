import * as v from 'valibot';
import { parseEnvironment } from '../../services/visit/environment.ts';
import { type Database, type Row, tableOf, type Tables } from '../database.ts';

const { appName, servicePhone, deepLinkScheme } = parseEnvironment(process.env);

const products: readonly Row[] = [
  {
    id: 'p1',
    name: `${appName} Classic`,
    logo: '/sandbox/assets/classic.svg',
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
    logo: '/sandbox/assets/bayanihan.svg',
    button: 'Borrow',
    lowest: 200_000,
    highest: 1_000_000,
    monthly_rate: 450,
    tags: 'First loan,ID only',
    clickable: 1,
    link: 'partner:bayanihan',
  },
  {
    id: 'p3',
    name: 'Mabilis Loan',
    logo: '/sandbox/assets/mabilis.svg',
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
    logo: '/sandbox/assets/sarisari.svg',
    button: 'Apply now',
    lowest: 1_000_000,
    highest: 5_000_000,
    monthly_rate: 300,
    tags: 'For shop owners,Longer terms',
    clickable: 1,
    telephone: '(02) 8555 7788',
  },
  {
    id: 'p5',
    name: 'Bagong Simula',
    logo: '/sandbox/assets/simula.svg',
    button: 'Sold out today',
    lowest: 200_000,
    highest: 800_000,
    monthly_rate: 500,
    tags: 'Opens tomorrow',
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

export const findProduct = (database: Database, id: string) =>
  database.one(productRow, 'select * from products where id = ?', id);
