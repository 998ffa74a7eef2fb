import { AdminTable } from '../table/AdminTable';
import { disputeScreen } from './disputeScreen';

/** The disputes of payments. */
export const DisputesPage = () => <AdminTable screen={disputeScreen} />;
