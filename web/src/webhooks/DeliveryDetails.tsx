import { CodeBlock } from '../kit/CodeBlock';
import { stepMoment } from '../kit/format';
import type { DeliveryRow_DeliveryFragment } from './DeliveryRow.generated';
import styles from './DeliveryDetails.module.css';

/** What was sent, when and under which id, and how it was answered. */
export function DeliveryDetails({ delivery }: { delivery: DeliveryRow_DeliveryFragment }) {
  const { id, triedAt, status, answer, body } = delivery;
  return (
    <dl className={styles.details}>
      <dt>Message id</dt>
      <dd>
        <code>{id}</code>
      </dd>
      {triedAt && (
        <>
          <dt>Last sent</dt>
          <dd>{stepMoment(triedAt)}</dd>
          <dt>{status === null ? 'No answer' : `Answer ${status}`}</dt>
          <dd>{answer ? <code>{answer}</code> : 'empty'}</dd>
        </>
      )}
      <dt>Body</dt>
      <dd className={styles.body}>
        <CodeBlock label="Body of the message" className={styles.code}>
          {JSON.stringify(JSON.parse(body), null, 2)}
        </CodeBlock>
      </dd>
    </dl>
  );
}
