import { useEffect, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { fill } from '../../../../schema/fill';
import { close } from '../../kit/texts';
import { AskBulk } from './AskBulk';
import type { BulkAction, Said } from './bulk';
import * as texts from './texts';
import { useBulk } from './useBulk';

/** Milliseconds before a message of full success closes; one with refusals stays open. */
const SUCCESS_SHOWN = 10_000;

interface Props<Row> {
  actions: readonly BulkAction<Row>[];
  nameOf: (row: Row) => string;
  selected: readonly Row[];
  onClear: () => void;
  onFailure: () => void;
  /** The tools of the list. */
  children: ReactNode;
}

/**
 * The actions on the selected rows of a list, and their outcome. The bar covers the tools of the list, so that no row
 * moves when it appears.
 */
export function BulkBar<Row extends { id: string }>(props: Props<Row>) {
  const { actions, selected, onClear, children, ...list } = props;
  const bulk = useBulk(list);
  const [asked, setAsked] = useState<BulkAction<Row>>();
  const fitting = (action: BulkAction<Row>) => selected.filter(action.fits);
  const start = async (action: BulkAction<Row>, said?: Said) => {
    await bulk.run(action, fitting(action), said);
    setAsked(undefined);
    onClear();
  };
  const { clear } = bulk;
  const isSuccess = bulk.outcome?.refused.length === 0;
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(clear, SUCCESS_SHOWN);
    return () => clearTimeout(timer);
  }, [isSuccess, bulk.outcome, clear]);
  const outcome = selected.length === 0 ? bulk.outcome : undefined;
  const isShown = selected.length > 0 || outcome !== undefined;
  return (
    <Box sx={{ position: 'relative' }}>
      <Box inert={isShown} sx={isShown ? hiddenStyle : undefined}>
        {children}
      </Box>
      <Box
        role={selected.length > 0 ? 'toolbar' : undefined}
        aria-label={selected.length > 0 ? texts.selectedRows : undefined}
        sx={isShown ? barStyle : undefined}
      >
        <Box role="status" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
          {selected.length > 0 ? fill(texts.selected, { count: selected.length }) : outcome?.text}
        </Box>
        {selected.length > 0 &&
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
            {texts.undo}
          </Button>
        )}
        {isShown && (
          <Button size="small" color="inherit" onClick={outcome ? clear : onClear}>
            {outcome ? close : texts.clear}
          </Button>
        )}
      </Box>
      {asked?.ask && (
        <AskBulk
          action={asked}
          rows={fitting(asked)}
          isSending={bulk.isSending}
          onConfirm={(said) => void start(asked, said)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Box>
  );
}

/** The number of refused rows, and on request the reasons. */
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
        {fill(texts.showRefused, { count: lines.length })}
      </Button>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': texts.refused, sx: refusedStyle } }}
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
