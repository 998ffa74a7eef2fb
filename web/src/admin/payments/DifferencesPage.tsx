import { AdminTable } from '../table/AdminTable';
import { differenceScreen } from './differenceScreen';

/** The payments that do not match a booking. */
export const DifferencesPage = () => <AdminTable screen={differenceScreen} />;
