/** A row of a panel that can be pressed. */
export const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  width: '100%',
  minHeight: 48,
  px: 1,
  py: 0.75,
  border: 0,
  borderRadius: 'var(--radius-control)',
  font: 'inherit',
  fontSize: 'var(--text-body)',
  textAlign: 'left',
  color: 'text.primary',
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current="true"]': {
    bgcolor: 'background.paper',
    boxShadow: 'inset 3px 0 0 var(--teal)',
  },
} as const;

export const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.25,
} as const;

export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const quietText = { color: 'text.secondary', fontSize: 'var(--text-small)' } as const;

/** The heading of a panel. */
export const panelHeading = { fontSize: 'var(--text-lead)', fontWeight: 600, m: 0 } as const;

/** Read aloud, not shown. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
