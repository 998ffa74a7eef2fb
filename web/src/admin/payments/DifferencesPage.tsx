import { AdminTable } from '../table/AdminTable';
import { differenceScreen } from './differenceScreen';

/** Money that fits no payment. */
export const DifferencesPage = () => <AdminTable screen={differenceScreen} />;
