import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { Field, TextArea } from '../../kit/Field';
import { counted } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import type { BulkAction } from './bulk';
import { useBulk } from './useBulk';

interface Props<Row> {
  actions: readonly BulkAction<Row>[];
  noun: string;
  nameOf: (row: Row) => string;
  checked: readonly Row[];
  onClear: () => void;
  onFailure: () => void;
}

/** Above a list: what can be done with the rows that are ticked, and what became of them. */
export function BulkBar<Row extends { id: string }>({ actions, checked, onClear, ...list }: Props<Row>) {
  const bulk = useBulk(list);
  const [asked, setAsked] = useState<BulkAction<Row>>();
  const fitting = (action: BulkAction<Row>) => checked.filter(action.fits);
  const start = async (action: BulkAction<Row>, reason?: string) => {
    await bulk.run(action, fitting(action), reason);
    setAsked(undefined);
    onClear();
  };
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, '&:not(:empty)': { pb: 1 } }}>
      {checked.length > 0 && (
        <Box role="toolbar" aria-label="Rows that are ticked" sx={barStyle}>
          <Box sx={{ fontWeight: 600, fontSize: 'var(--text-small)' }}>
            {counted(checked.length, list.noun)} ticked
          </Box>
          {actions.map((action) => (
            <Button
              key={action.label}
              size="small"
              variant="outlined"
              disabled={bulk.isSending || !fitting(action).length}
              onClick={() => (action.ask ? setAsked(action) : void start(action))}
            >
              {action.label}
            </Button>
          ))}
          <Button size="small" color="inherit" onClick={onClear}>
            Clear
          </Button>
        </Box>
      )}
      {bulk.outcome && checked.length === 0 && (
        <Notice kind={bulk.outcome.refused.length ? 'info' : 'success'}>
          {bulk.outcome.text}{' '}
          {bulk.outcome.undo && (
            <Button size="small" disabled={bulk.isSending} onClick={bulk.outcome.undo}>
              Undo
            </Button>
          )}
          <Button size="small" color="inherit" onClick={bulk.forget}>
            Close
          </Button>
          {bulk.outcome.refused.map((line) => (
            <Box key={line}>{line}</Box>
          ))}
        </Notice>
      )}
      {asked?.ask && (
        <Asking
          action={asked}
          rows={fitting(asked)}
          isSending={bulk.isSending}
          onConfirm={(reason) => void start(asked, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Box>
  );
}

interface AskingProps<Row> {
  action: BulkAction<Row>;
  rows: readonly Row[];
  isSending: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

function Asking<Row>({ action, rows, isSending, onConfirm, onClose }: AskingProps<Row>) {
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

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 1,
  borderRadius: 'var(--radius-control)',
  bgcolor: 'primary.light',
};
