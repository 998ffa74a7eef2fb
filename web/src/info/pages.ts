/** The pages of information: one file, since each is small. */
export { ContactPage } from './ContactPage';
export { HelpPage } from './HelpPage';
export { PrivacyPage } from './PrivacyPage';
export { TermsPage } from './TermsPage';
