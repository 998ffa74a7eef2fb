import { PageHeading } from '../../kit/PageHeading';
import styles from './CancelPage.module.css';
import * as texts from './texts';

/** The bare page of the specification. */
export const CancelPage = () => <PageHeading title={texts.cancelTitle} className={styles.heading} />;
