import { AdminTable } from '../table/AdminTable';
import { paymentScreen } from './paymentScreen';
import { refundScreen } from './refundScreen';

/** The payments of guests. */
export const PaymentsPage = () => <AdminTable screen={paymentScreen} />;

/** What goes back to guests. */
export const RefundsPage = () => <AdminTable screen={refundScreen} />;
