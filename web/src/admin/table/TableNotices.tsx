import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Notice } from '../../kit/Notice';
import type { useCellEdits } from './useCellEdits';

/** What was changed in a cell, and the way back. */
export function EditNotice({
  edits,
}: {
  edits: Pick<ReturnType<typeof useCellEdits>, 'done' | 'problem' | 'forget'>;
}) {
  const { done, problem, forget } = edits;
  return (
    <Snackbar
      open={done !== undefined || problem !== undefined}
      autoHideDuration={10_000}
      onClose={(_event, reason) => reason === 'timeout' && forget()}
      message={problem ?? done?.text}
      action={
        done && (
          <Button size="small" color="inherit" onClick={done.undo}>
            Undo
          </Button>
        )
      }
    />
  );
}

/** Why a record is still shown. */
export const Gone = ({ isDeleted }: { isDeleted: boolean }) => (
  <Box role="status" sx={{ mb: 2, fontSize: 'var(--text-small)', color: 'text.secondary' }}>
    {isDeleted ? 'Deleted.' : 'Not in this list any more.'}
  </Box>
);

/** What was not loaded: over the last rows, so that none moves. */
export function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const said = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
  return (
    <Box sx={failedStyle}>
      <Notice kind="error">
        {said ?? 'We could not reach Staybook. What you see may be old.'}{' '}
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    </Box>
  );
}

const failedStyle = { position: 'absolute', insetInline: 16, bottom: 64, zIndex: 'fab' };
