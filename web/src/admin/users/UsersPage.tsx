import { AdminTable } from '../table/AdminTable';
import { userScreen } from './userScreen';

/** All accounts. */
export const UsersPage = () => <AdminTable screen={userScreen} />;
