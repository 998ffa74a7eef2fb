import { AdminTable } from '../table/AdminTable';
import { guestScreen } from './guestScreen';

/** The guests of hotels. */
export const GuestsPage = () => <AdminTable screen={guestScreen} />;
