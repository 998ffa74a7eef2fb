import { RecordPage } from '../records/RecordPage';
import { AdminTable } from '../table/AdminTable';
import { userRecord } from './userRecord';
import { userScreen } from './userScreen';

/** All accounts. */
export const UsersPage = () => <AdminTable screen={userScreen} />;

/** Creates an account and sends an invitation to choose a password. */
export const CreateUserPage = () => <RecordPage record={userRecord} mode={userRecord.create} />;

/** Changes a user's role, and whether the user may sign in. */
export const UpdateUserPage = () => <RecordPage record={userRecord} mode={userRecord.update} />;
