import { useEffect, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { counted } from '../../kit/format';
import { AskBulk } from './AskBulk';
import type { BulkAction } from './bulk';
import { useBulk } from './useBulk';

/** Milliseconds for which it is said that all was done; a refusal stays until it is closed. */
const FINE_SHOWN = 10_000;

interface Props<Row> {
  actions: readonly BulkAction<Row>[];
  noun: string;
  nameOf: (row: Row) => string;
  checked: readonly Row[];
  onClear: () => void;
  onFailure: () => void;
  /** The tools of the list. */
  children: ReactNode;
}

/**
 * Above a list: what can be done with the rows that are selected, and what became of them. It covers the tools of the
 * list, so that no row moves when it comes or goes.
 */
export function BulkBar<Row extends { id: string }>(props: Props<Row>) {
  const { actions, checked, onClear, children, ...list } = props;
  const bulk = useBulk(list);
  const [asked, setAsked] = useState<BulkAction<Row>>();
  const fitting = (action: BulkAction<Row>) => checked.filter(action.fits);
  const start = async (action: BulkAction<Row>, reason?: string) => {
    await bulk.run(action, fitting(action), reason);
    setAsked(undefined);
    onClear();
  };
  const { forget } = bulk;
  const isFine = bulk.outcome?.refused.length === 0;
  useEffect(() => {
    if (!isFine) return;
    const timer = setTimeout(forget, FINE_SHOWN);
    return () => clearTimeout(timer);
  }, [isFine, bulk.outcome, forget]);
  const outcome = checked.length === 0 ? bulk.outcome : undefined;
  const isShown = checked.length > 0 || outcome !== undefined;
  return (
    <Box sx={{ position: 'relative' }}>
      <Box inert={isShown} sx={isShown ? hiddenStyle : undefined}>
        {children}
      </Box>
      <Box
        role={checked.length > 0 ? 'toolbar' : undefined}
        aria-label={checked.length > 0 ? 'Selected rows' : undefined}
        sx={isShown ? barStyle : undefined}
      >
        <Box role="status" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
          {checked.length > 0 ? `${counted(checked.length, list.noun)} selected` : outcome?.text}
        </Box>
        {checked.length > 0 &&
          actions.map((action) => (
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
        {isShown && <Box sx={{ flex: 1 }} />}
        {outcome && outcome.refused.length > 0 && <Refused lines={outcome.refused} />}
        {outcome?.undo && (
          <Button size="small" disabled={bulk.isSending} onClick={outcome.undo}>
            Undo
          </Button>
        )}
        {isShown && (
          <Button size="small" color="inherit" onClick={outcome ? forget : onClear}>
            {outcome ? 'Close' : 'Clear'}
          </Button>
        )}
      </Box>
      {asked?.ask && (
        <AskBulk
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

/** How many rows were refused, and on request why. */
function Refused({ lines }: { lines: readonly string[] }) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {lines.length} refused: show why
      </Button>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Refused', sx: refusedStyle } }}
      >
        {lines.map((line) => (
          <Box key={line}>{line}</Box>
        ))}
      </Popover>
    </>
  );
}

const hiddenStyle = { visibility: 'hidden' };
const barStyle = {
  position: 'absolute',
  inset: 0,
  mx: 1,
  mb: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  overflowX: 'auto',
  borderRadius: 'var(--radius-control)',
  bgcolor: 'primary.light',
  fontSize: 'var(--text-small)',
  '& > button': { flex: 'none' },
};
const refusedStyle = {
  mt: 0.5,
  px: 2,
  py: 1.5,
  display: 'grid',
  gap: 0.5,
  maxWidth: 560,
  maxHeight: 320,
  border: 1,
  borderColor: 'divider',
  boxShadow: 'var(--shadow)',
  fontSize: 'var(--text-small)',
};
