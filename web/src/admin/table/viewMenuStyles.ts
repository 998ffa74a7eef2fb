export const titleStyle = { lineHeight: 2, fontSize: 'var(--text-small)', bgcolor: 'transparent' };
export const itemStyle = { gap: 1, fontSize: 'var(--text-small)' };
export const boxStyle = { p: 0 };
