import { AdminTable } from '../table/AdminTable';
import { offerScreen } from './offerScreen';

/** The properties that people have submitted for listing. */
export const OffersPage = () => <AdminTable screen={offerScreen} />;
