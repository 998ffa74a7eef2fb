import { BadInput } from '../../core/problems';
import { DeskPayment, type AccountInput } from '../desk/walkIn.inputs';
import type { Payment } from '../pay/payment.entity';

/** The company that pays on account; undefined for other ways of paying. */
export type PayingAccount = Pick<Payment, 'company' | 'companyReference'> | undefined;

interface Asked {
  paidBy?: DeskPayment | null;
  account?: AccountInput | null;
}

/** Reads the company that pays. Throws BadInput if it is missing for a payment on account, or given for another one. */
export function readAccount({ paidBy, account }: Asked): PayingAccount {
  const isOnAccount = paidBy === DeskPayment.ON_ACCOUNT;
  if (isOnAccount && !account) throw new BadInput('Enter the company that pays.');
  if (!isOnAccount && account) throw new BadInput('Only a payment on account has a company that pays it.');
  if (!account) return undefined;
  return { company: account.company.trim(), companyReference: account.reference?.trim() || null };
}
