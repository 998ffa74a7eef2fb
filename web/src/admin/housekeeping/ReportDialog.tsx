import type { FormEvent, ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { cancel } from '../../kit/texts';

interface Props {
  title: string;
  action: string;
  isSending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of a report that is written. */
export const ReportDialog = ({ title, action, isSending, onSubmit, onClose, children }: Props) => (
  <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="report-title">
    <Box component="form" noValidate onSubmit={onSubmit} sx={formStyle}>
      <DialogTitle id="report-title">{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{cancel}</Button>
        <Button type="submit" variant="contained" loading={isSending}>
          {action}
        </Button>
      </DialogActions>
    </Box>
  </Dialog>
);

const formStyle = { display: 'flex', flexDirection: 'column', minHeight: 0, overflowY: 'auto' };
