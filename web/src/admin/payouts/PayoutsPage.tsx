import { AdminTable } from '../table/AdminTable';
import { payoutScreen } from './payoutScreen';
import { transactionScreen } from './transactionScreen';

/** What the card provider pays out to the bank. */
export const PayoutsPage = () => <AdminTable screen={payoutScreen} />;

/** What moved the balance at the card provider. */
export const ProviderTransactionsPage = () => <AdminTable screen={transactionScreen} />;
