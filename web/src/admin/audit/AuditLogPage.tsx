import { AdminTable } from '../table/AdminTable';
import { auditScreen } from './auditScreen';

/** What administrators changed, of all records. */
export const AuditLogPage = () => <AdminTable screen={auditScreen} />;
