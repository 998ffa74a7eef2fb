import { useState } from 'react';
import DialogContentText from '@mui/material/DialogContentText';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { Field, TextArea } from '../../kit/Field';
import { RadioField } from '../../kit/RadioField';
import type { BulkAction, Said } from './bulk';

interface Props<Row> {
  action: BulkAction<Row>;
  rows: readonly Row[];
  isSending: boolean;
  onConfirm: (said: Said) => void;
  onClose: () => void;
}

/** Asks for confirmation of an action on several rows, and for a choice and a reason where it has them. */
export function AskBulk<Row>({ action, rows, isSending, onConfirm, onClose }: Props<Row>) {
  const [reason, setReason] = useState('');
  const { title, text, keep, reason: asked, choice } = action.ask!;
  const [chosen, choose] = useState(choice?.options[0]?.value ?? '');
  return (
    <ConfirmDialog
      title={title(rows)}
      cancel={keep}
      confirm={action.label}
      isSending={isSending}
      isReady={!asked || asked.isOptional || reason.trim() !== ''}
      onConfirm={() => onConfirm({ reason: reason.trim(), choice: chosen })}
      onClose={onClose}
    >
      <DialogContentText>{text(rows)}</DialogContentText>
      {choice && (
        <RadioField
          label={choice.label}
          options={choice.options.map((option) => ({ ...option, hint: option.hint(rows) }))}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      {asked && (
        <Field label={asked.label}>
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
