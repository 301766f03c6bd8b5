import * as v from 'valibot';
import { type Database, tableOf, type Tables } from '../database.ts';

const borrowers = [
  {
    id: 'b1',
    name: 'Maria Cristina Dela Cruz',
    phone: '09171234567',
    wallet: 'GCash',
    account: '09171234567',
  },
  { id: 'b2', name: 'Jose Antonio Reyes', phone: '09285550142', wallet: 'Maya', account: '09285550142' },
  { id: 'b3', name: 'Rosalinda Bautista', phone: '09393456781', wallet: 'GCash', account: '09393456781' },
  {
    id: 'b4',
    name: 'Emmanuel Villanueva',
    phone: '09154448209',
    wallet: 'BDO Unibank',
    account: '006120458209',
  },
  { id: 'b5', name: 'Liezel Magbanua', phone: '09267778310', wallet: 'GCash', account: '09267778310' },
  { id: 'b6', name: 'Ramon Evangelista', phone: '09478882451', wallet: 'Maya', account: '09478882451' },
  { id: 'b7', name: 'Analyn Pascual', phone: '09561112876', wallet: 'UnionBank', account: '109412762876' },
  { id: 'b8', name: 'Ferdinand Aquino', phone: '09989994013', wallet: 'GCash', account: '09989994013' },
];

const borrowerRow = v.object({
  id: v.string(),
  name: v.string(),
  phone: v.string(),
  /** Name of the wallet or bank that receives the loan, and the account number. */
  wallet: v.string(),
  account: v.string(),
});

export const peopleTables: Tables = {
  schema: `
    ${tableOf('borrowers', borrowerRow)}
    create unique index phones on borrowers (phone);
    create table sessions (id text primary key, borrower_id text not null);
    create table ratings (borrower_id text primary key, score integer not null);
  `,
  seed: { borrowers },
};

export const findBorrower = (database: Database, id: string) =>
  database.one(borrowerRow, 'select * from borrowers where id = ?', id);

/** A phone number with its middle hidden: `0917 ••• 4567`. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 4)} ••• ${phone.slice(-4)}`;

/** The account that receives a borrower's loan, with the middle of its number hidden: `GCash 0917 ••• 4567`, `BDO Unibank •••• 8209`. */
export const payoutAccount = ({ wallet, account }: { wallet: string; account: string }): string =>
  wallet && `${wallet} ${/^09\d{9}$/.test(account) ? maskedPhone(account) : `•••• ${account.slice(-4)}`}`;

/** A masked name: `Maria Cristina D.` */
export const maskedName = (name: string): string => name.replace(/(\S)\S*$/, '$1.');
