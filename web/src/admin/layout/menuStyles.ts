/** An entry of the menu of staff: a link or a button. */
export const linkStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 34,
  px: 1.25,
  borderRadius: 'var(--radius-control)',
  fontSize: 'var(--text-small)',
  fontWeight: 500,
  color: 'text.secondary',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& svg': { fontSize: '1.125rem' },
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&[aria-current]': { color: 'text.primary', fontWeight: 600 },
  '&[aria-current=page]': { bgcolor: 'primary.light' },
};
