import { AdminTable } from '../table/AdminTable';
import { offerScreen } from './offerScreen';

/** Properties that people would like to have listed. */
export const OffersPage = () => <AdminTable screen={offerScreen} />;
