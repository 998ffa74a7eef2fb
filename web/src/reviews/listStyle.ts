/** Reviews one below the other. */
export const listStyle = { display: 'grid', gap: 2, listStyle: 'none', m: 0, p: 0 } as const;

/** A page whose main part is such a list. */
export const listPage = { maxWidth: 800, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 4 } } as const;
