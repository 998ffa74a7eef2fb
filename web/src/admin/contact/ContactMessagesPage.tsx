import { AdminTable } from '../table/AdminTable';
import { contactScreen } from './contactScreen';

/** The messages from the contact form. */
export const ContactMessagesPage = () => <AdminTable screen={contactScreen} />;
