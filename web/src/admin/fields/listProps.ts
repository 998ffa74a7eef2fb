/** How the list of a reference field floats above the form. */
export const listProps = {
  paper: {
    sx: {
      my: 0.5,
      border: 1,
      borderColor: 'divider',
      borderRadius: '10px',
      boxShadow: '0 12px 32px rgb(18 52 59 / 0.16)',
    },
  },
} as const;
