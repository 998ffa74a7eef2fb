export const titleStyle = { lineHeight: 2, fontSize: '0.75rem', bgcolor: 'transparent' };
export const itemStyle = { gap: 1, fontSize: '0.875rem' };
export const boxStyle = { p: 0 };
