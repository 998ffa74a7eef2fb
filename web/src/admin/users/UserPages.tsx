import { RecordPage } from '../records/RecordPage';
import { AdminTable } from '../table/AdminTable';
import { userRecord } from './userRecord';
import { userScreen } from './userScreen';

/** All accounts. */
export const UsersPage = () => <AdminTable screen={userScreen} />;

/** An account for a person, who gets an invitation to choose a password. */
export const CreateUserPage = () => <RecordPage record={userRecord} mode={userRecord.create} />;

/** A user's role, and whether they may sign in; both act at once. */
export const UpdateUserPage = () => <RecordPage record={userRecord} mode={userRecord.update} />;
