import * as kitTexts from '../../kit/texts';
import { PageHeading } from '../../kit/PageHeading';
import styles from './CancelPage.module.css';

/** The bare page of the specification. */
export const CancelPage = () => <PageHeading title={kitTexts.cancel} className={styles.heading} />;
