/** The pages of information: one file, since each is small. */
export { HelpPage } from './HelpPage';
export { PrivacyPage } from './PrivacyPage';
export { TermsPage } from './TermsPage';
