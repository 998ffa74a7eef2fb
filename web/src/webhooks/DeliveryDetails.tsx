import { fill } from '../../../schema/fill';
import { CodeBlock } from '../kit/CodeBlock';
import { spokenMoment, stepMoment } from '../kit/moments';
import { SaidDate } from '../kit/SaidDate';
import type { DeliveryRow_DeliveryFragment } from './DeliveryRow.generated';
import * as texts from './texts';
import styles from './DeliveryDetails.module.css';

/** The message of a delivery, and the response to it. */
export function DeliveryDetails({ delivery }: { delivery: DeliveryRow_DeliveryFragment }) {
  const { id, triedAt, status, answer, body } = delivery;
  return (
    <dl className={styles.details}>
      <dt>{texts.messageId}</dt>
      <dd>
        <code>{id}</code>
      </dd>
      {triedAt && (
        <>
          <dt>{texts.lastSent}</dt>
          <dd>
            <SaidDate said={spokenMoment(triedAt)} fixed={stepMoment(triedAt)} />
          </dd>
          <dt>{status === null ? texts.noResponseTitle : fill(texts.responseStatus, { status })}</dt>
          <dd>{answer ? <code>{answer}</code> : texts.empty}</dd>
        </>
      )}
      <dt>{texts.body}</dt>
      <dd className={styles.body}>
        <CodeBlock label={texts.messageBody} className={styles.code}>
          {JSON.stringify(JSON.parse(body), null, 2)}
        </CodeBlock>
      </dd>
    </dl>
  );
}
