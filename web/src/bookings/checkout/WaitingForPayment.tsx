import { NoticePage } from '../../kit/NoticePage';
import styles from './PaidBooking.module.css';
import * as texts from './texts';

/** The page until a payment has arrived. */
export const WaitingForPayment = () => (
  <NoticePage title={texts.confirmingPaymentTitle} actions={null}>
    <span role="progressbar" aria-label={texts.waitingForPayment} className={styles.waiting} />
    <span role="status">{texts.confirmingPayment}</span>
  </NoticePage>
);
