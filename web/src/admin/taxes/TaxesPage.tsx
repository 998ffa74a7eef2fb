import { AdminTable } from '../table/AdminTable';
import { taxScreen } from './taxScreen';

/** Taxes and fees by city, hotel and period. */
export const TaxesPage = () => <AdminTable screen={taxScreen} />;
