import { AdminTable } from '../table/AdminTable';
import { invoiceScreen } from './invoiceScreen';

/** The invoices and credit notes of all hotels. */
export const InvoicesPage = () => <AdminTable screen={invoiceScreen} />;
