/** The body of a view of housekeeping. */
export const viewStyle = {
  flex: 1,
  minWidth: 0,
  overflowY: { md: 'auto' },
  px: { xs: 2, sm: 2.5 },
  pt: 1,
  pb: 4,
  display: 'grid',
  gap: 2.5,
  alignContent: 'start',
};
