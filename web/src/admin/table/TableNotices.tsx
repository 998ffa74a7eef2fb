import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Notice } from '../../kit/Notice';
import { tryAgain } from '../../kit/texts';
import * as texts from './texts';
import type { useCellEdits } from './useCellEdits';

/** The message after a cell was changed, with undo. */
export function EditNotice({
  edits,
}: {
  edits: Pick<ReturnType<typeof useCellEdits>, 'done' | 'problem' | 'clear'>;
}) {
  const { done, problem, clear } = edits;
  return (
    <Snackbar
      open={done !== undefined || problem !== undefined}
      autoHideDuration={10_000}
      onClose={(_event, reason) => reason === 'timeout' && clear()}
      message={problem ?? done?.text}
      action={
        done && (
          <Button size="small" color="inherit" onClick={done.undo}>
            {texts.undo}
          </Button>
        )
      }
    />
  );
}

/** The reason why the open record is not in the list. */
export const Gone = ({ isDeleted }: { isDeleted: boolean }) => (
  <Box role="status" sx={{ mb: 2, fontSize: 'var(--text-small)', color: 'text.secondary' }}>
    {isDeleted ? texts.rowDeleted : texts.rowNotInList}
  </Box>
);

/** The error of a list that was not loaded. It covers the last rows, so that no row moves. */
export function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const message = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
  return (
    <Box sx={failedStyle}>
      <Notice kind="error">
        {message ?? texts.listNotReached}{' '}
        <Button size="small" onClick={onRetry}>
          {tryAgain}
        </Button>
      </Notice>
    </Box>
  );
}

const failedStyle = { position: 'absolute', insetInline: 16, bottom: 64, zIndex: 'fab' };
