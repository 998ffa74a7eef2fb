import { useState } from 'react';
import { fill } from '../../../../schema/fill';
import { Button } from '../../kit/Button';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { Notice } from '../../kit/Notice';
import styles from './Messages.module.css';
import type { Translation } from './draft';
import * as texts from './texts';
import type { useTemplateActions } from './useTemplateActions';

interface Props {
  actions: ReturnType<typeof useTemplateActions>;
  name: string;
  /** The booking for which a test is filled, and its words. */
  booking: string;
  words: Translation;
  edited: boolean;
  isReply: boolean;
  isNew: boolean;
  onDiscard: () => void;
  /** Undefined where the text is the usual one. */
  onUsual: (() => void) | undefined;
}

/** What can be done with a message that is being edited. */
export function EditorActions(props: Props) {
  const { actions, name, booking, words, edited, isReply, isNew, onDiscard, onUsual } = props;
  const [isAsking, setAsking] = useState(false);
  const { busy, done, notice, isWaiting } = actions;
  return (
    <>
      {notice}
      {done && <Notice kind="success">{done}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" variant="contained" loading={busy === 'save'} disabled={!edited}>
          {texts.save}
        </Button>
        {!isReply && (
          <Button
            variant="outlined"
            loading={busy === 'test'}
            disabled={isWaiting}
            onClick={() => void actions.sendTest(booking, words)}
          >
            {texts.sendTest}
          </Button>
        )}
        {onUsual && <Button onClick={onUsual}>{texts.useUsual}</Button>}
        {edited && <Button onClick={onDiscard}>{texts.discard}</Button>}
        {isReply && !isNew && (
          <Button color="error" onClick={() => setAsking(true)}>
            {texts.deleteReply}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={texts.deleteTitle}
          cancel={texts.keepReply}
          confirm={texts.deleteReply}
          isSending={busy === 'delete'}
          onConfirm={() => void actions.remove().finally(() => setAsking(false))}
          onClose={() => setAsking(false)}
        >
          {fill(texts.deleteText, { name })}
        </ConfirmDialog>
      )}
    </>
  );
}
