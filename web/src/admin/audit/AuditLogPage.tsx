import { AdminTable } from '../table/AdminTable';
import { auditScreen } from './auditScreen';

/** The changes of administrators to all records. */
export const AuditLogPage = () => <AdminTable screen={auditScreen} />;
