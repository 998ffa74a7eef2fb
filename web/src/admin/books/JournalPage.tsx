import { AdminTable } from '../table/AdminTable';
import { journalScreen } from './journalScreen';

/** All double entries of the books. */
export const JournalPage = () => <AdminTable screen={journalScreen} />;
