import { useState } from 'react';
import { useRefusal } from '../session/useRefusal';
import type { Viewer } from '../session/SessionProvider';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { Notice } from '../kit/Notice';
import text from '../kit/text.module.css';
import { useUpdateAccountMutation } from './UpdateAccountPage.generated';
import styles from './PendingEmail.module.css';

interface Props {
  viewer: Viewer;
  /** The new address; nothing is shown without one. */
  pending: string | null;
}

/** The new address that waits to be confirmed, with a way to get a new link and one to keep the old address. */
export function PendingEmail({ viewer, pending }: Props) {
  const [update] = useUpdateAccountMutation();
  const [busy, setBusy] = useState<'send' | 'cancel'>();
  const [sentTo, setSentTo] = useState<string>();
  const refusal = useRefusal();

  if (!pending || !viewer.email) return null;

  // The address that waits already gets a new link; the present one ends the waiting.
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
      <div className={styles.line}>
        <div className={styles.words}>
          <strong>{pending}</strong> waits to be confirmed.
          <p className={classNames(text.small, text.quiet)}>
            Open the link that we sent there. Until then we keep using {viewer.email}.
          </p>
        </div>
        <div className={styles.actions}>
          <Button
            loading={busy === 'send'}
            disabled={busy !== undefined || refusal.isWaiting}
            onClick={() => void send('send', pending)}
          >
            Send again
          </Button>
          <Button
            loading={busy === 'cancel'}
            disabled={busy !== undefined}
            onClick={() => void send('cancel', viewer.email!)}
          >
            Cancel the change
          </Button>
        </div>
      </div>
      {refusal.notice}
      {sentTo && (
        <Notice kind="success">A new link is on its way to {sentTo}. The old one no longer works.</Notice>
      )}
    </div>
  );
}
