import { useState } from 'react';
import { fill } from '../../../schema/fill';
import { useRefusal } from '../session/useRefusal';
import type { Viewer } from '../session/SessionProvider';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { Notice } from '../kit/Notice';
import { richText } from '../kit/richText';
import textStyles from '../kit/text.module.css';
import { useUpdateAccountMutation } from './UpdateAccountPage.generated';
import * as texts from './texts';
import styles from './PendingEmail.module.css';

interface Props {
  viewer: Viewer;
  /** The new address. Nothing is shown without one. */
  pending: string | null;
}

/** The new address that is not confirmed yet, with buttons to send a new link and to cancel the change. */
export function PendingEmail({ viewer, pending }: Props) {
  const [update] = useUpdateAccountMutation();
  const [busy, setBusy] = useState<'send' | 'cancel'>();
  const [sentTo, setSentTo] = useState<string>();
  const refusal = useRefusal();

  if (!pending || !viewer.email) return null;

  // the pending address gets a new link; the current one cancels the change
  const send = async (what: 'send' | 'cancel', email: string) => {
    setBusy(what);
    setSentTo(undefined);
    const answer = (await refusal.answerOf(update({ variables: { input: { email } } })))?.updateAccount;
    setBusy(undefined);
    if (answer?.__typename === 'User') setSentTo(what === 'send' ? pending : undefined);
    else if (answer) refusal.show(answer);
  };

  return (
    <div className={styles.pending}>
      <div className={styles.row}>
        <div className={styles.text}>
          {richText(texts.emailPending, { address: pending, email: (words) => <strong>{words}</strong> })}
          <p className={classNames(textStyles.small, textStyles.quiet)}>
            {fill(texts.emailPendingText, { email: viewer.email })}
          </p>
        </div>
        <div className={styles.actions}>
          <Button
            loading={busy === 'send'}
            disabled={busy !== undefined || refusal.isWaiting}
            onClick={() => void send('send', pending)}
          >
            {texts.sendAgain}
          </Button>
          <Button
            loading={busy === 'cancel'}
            disabled={busy !== undefined}
            onClick={() => void send('cancel', viewer.email!)}
          >
            {texts.cancelChange}
          </Button>
        </div>
      </div>
      {refusal.notice}
      {sentTo && <Notice kind="success">{fill(texts.newLinkSent, { email: sentTo })}</Notice>}
    </div>
  );
}
