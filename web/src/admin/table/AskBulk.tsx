import { useState } from 'react';
import DialogContentText from '@mui/material/DialogContentText';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { Field, TextArea } from '../../kit/Field';
import type { BulkAction } from './bulk';

interface Props<Row> {
  action: BulkAction<Row>;
  rows: readonly Row[];
  isSending: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks for confirmation of an action on several rows, and for a reason if one is required. */
export function AskBulk<Row>({ action, rows, isSending, onConfirm, onClose }: Props<Row>) {
  const [reason, setReason] = useState('');
  const { title, text, keep, reason: label } = action.ask!;
  return (
    <ConfirmDialog
      title={title(rows)}
      cancel={keep}
      confirm={action.label}
      isSending={isSending}
      isReady={!label || reason.trim() !== ''}
      onConfirm={() => onConfirm(reason.trim())}
      onClose={onClose}
    >
      <DialogContentText>{text(rows)}</DialogContentText>
      {label && (
        <Field label={label}>
          {(aria) => (
            <TextArea
              {...aria}
              value={reason}
              maxLength={500}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      )}
    </ConfirmDialog>
  );
}
