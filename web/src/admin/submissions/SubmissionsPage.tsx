import { AdminTable } from '../table/AdminTable';
import { submissionScreen } from './submissionScreen';

/** Files of properties that people offer. */
export const SubmissionsPage = () => <AdminTable screen={submissionScreen} />;
