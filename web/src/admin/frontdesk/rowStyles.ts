/** What the lists of the front desk share. */
export const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--radius-card)',
  overflow: 'hidden',
  bgcolor: 'background.paper',
};
export const quietStyle = { fontSize: 'var(--text-small)', color: 'text.secondary' };
/** A row; its columns and areas are of its list. */
export const rowStyle = {
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  px: 2,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
