/** The style of a reference field's list. */
export const listProps = {
  paper: {
    sx: {
      my: 0.5,
      border: 1,
      borderColor: 'divider',
      borderRadius: 'var(--radius-control)',
      boxShadow: 'var(--shadow)',
    },
  },
} as const;
